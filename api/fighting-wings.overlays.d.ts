// wingover/fighting-wings/overlays

// overlays
const overlays: Overlays<FightingWings>;
