// wingover/spitting-fire/overlays

// overlays
const overlays: Overlays<SpittingFire>;
