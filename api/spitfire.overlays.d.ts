// wingover/spitfire/overlays

// overlays
const overlays: Overlays<Spitfire>;
