// wingover/aerial-craps/overlays

// overlays
const overlays: Overlays<AerialCraps>;
