// wingover/regia-aeronautica/overlays

// overlays
const overlays: Overlays<RegiaAeronautica>;
