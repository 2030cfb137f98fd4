/** The board and what stands on it. */
export const BOARD = `
.map{position:relative;min-height:0;min-width:0;overflow:hidden;background:radial-gradient(120% 90% at 50% 40%,color-mix(in srgb,var(--felt) 82%,#fff) 0,var(--felt) 75%)}
.dark .map{background:var(--felt)}
.board{position:absolute;inset:0;width:100%;height:100%;display:block;cursor:grab;touch-action:none;user-select:none}
.ground{position:absolute;left:0;top:0;width:1px;height:1px;overflow:visible;pointer-events:none;transform-origin:0 0;contain:layout style}
.board:active{cursor:grabbing}.board:focus{outline:0}.board:focus-visible{outline:3px solid var(--brass);outline-offset:-4px}
.tools{position:absolute;right:12px;bottom:12px;z-index:2;display:flex;flex-direction:column;border-radius:7px;overflow:hidden;box-shadow:0 2px 8px #0005}
.tools button{width:42px;height:42px;border:0;border-bottom:1px solid var(--rule);background:var(--card);color:var(--ink);font:600 18px var(--sans);cursor:pointer}
.tools button:last-child{border:0}.tools button:hover{background:var(--paper)}
.rim{fill:var(--wood)}.ground .sheet{fill:var(--sheet)}
.cells{fill:none;stroke:var(--line);stroke-width:1}.ruling{fill:none;stroke:var(--line);stroke-width:1.3}
.numbers text{font:calc(11px/max(var(--near),.8)) var(--type);fill:var(--num);text-anchor:middle}.far .numbers{display:none}
.area.table{fill:none;stroke:var(--line)}
.area{stroke-linejoin:round;pointer-events:none}.line{fill:none;pointer-events:none;stroke-linejoin:round;stroke-linecap:round}
.area.arc{fill:var(--ink);fill-opacity:.07;stroke:var(--ink);stroke-opacity:.6;stroke-width:1.4}
.area.range{fill:none;stroke:var(--ink);stroke-dasharray:2 7;stroke-opacity:.5}
.area.reach{fill:var(--good);fill-opacity:.12;stroke:var(--good);stroke-opacity:.7;stroke-dasharray:2 3}
.area.zone{fill:var(--brass);fill-opacity:.12;stroke:var(--brass);stroke-dasharray:8 4}
.area.objective{fill:var(--warn);fill-opacity:.12;stroke:var(--warn);stroke-width:2}
.area.cloud{fill:var(--casing);fill-opacity:.75;stroke:var(--line);stroke-width:1.5}
.area.shot{fill:var(--warn);fill-opacity:.16;stroke:var(--warn)}
.area.path{fill:var(--ink);fill-opacity:.06;stroke:var(--ink);stroke-opacity:.3}
.casing{fill:none;stroke:var(--casing);stroke-opacity:.5;stroke-width:4;stroke-linecap:round;stroke-linejoin:round;pointer-events:none}
.line.path{stroke:var(--ink);stroke-width:2;stroke-opacity:.4;stroke-dasharray:1 5}
.head.path{fill:var(--ink);fill-opacity:.38}.line.shot{stroke:var(--warn);stroke-width:2;stroke-dasharray:9 4}.head.shot{fill:var(--warn)}
.line.range,.line.arc,.line.zone,.line.reach,.line.cloud,.line.objective{stroke:var(--soft);stroke-width:1.4;stroke-dasharray:5 4}
.names{pointer-events:none}.word{font:700 calc(13.5px/max(var(--near),.5)) var(--type);fill:var(--ink);text-anchor:middle;paint-order:stroke;stroke:var(--casing);stroke-width:calc(4px/max(var(--near),.5));stroke-linejoin:round}
.word.objective{fill:var(--warn)}.word.zone{fill:var(--brassink)}
.place{fill:var(--reach);fill-opacity:.5;stroke:var(--brassink);stroke-opacity:.55;stroke-width:1;cursor:pointer;stroke-linejoin:round}
.place:hover{fill-opacity:.75}
.way{fill:none;stroke:var(--ink);stroke-width:3;stroke-dasharray:2 7;stroke-linecap:round;stroke-linejoin:round;pointer-events:none}
.way.under{stroke:var(--casing);stroke-width:8;stroke-dasharray:none;stroke-opacity:.8}.way.tip{fill:var(--ink);stroke:var(--casing);stroke-width:1;stroke-dasharray:none}
.cursor{fill:none;stroke:var(--ink);stroke-width:3.5;pointer-events:none}
.hit{fill:transparent}.halo{fill:none;stroke:none;stroke-width:2}
.piece .disc{fill:var(--d);stroke:var(--casing);stroke-width:.7;filter:drop-shadow(0 .6px .8px #0008)}
.ring{fill:none;stroke:var(--c);stroke-width:1.5}.piece .plane,.ghost .plane{fill:var(--p);stroke:var(--e);stroke-width:.4}
.cross{stroke:var(--c);stroke-width:1.5;display:none}
.piece.gone{opacity:.4}.piece.gone .cross{display:block}.piece.gone .disc{filter:none}
.piece.acting .halo{stroke:var(--brass);stroke-width:3.2}
.piece.lit .halo{stroke:var(--brass);stroke-width:2.4;animation:pulse 1.8s infinite}
.piece.aimed .halo{stroke:var(--warn);stroke-width:2.4;stroke-dasharray:4 2.6}
.piece.looked .halo{stroke:var(--ink);stroke-width:1.8}
.piece.lit,.piece.aimed{cursor:pointer}
@keyframes pulse{50%{stroke-opacity:.25}}
.ghost{pointer-events:none}.ghost .disc{fill:var(--card);fill-opacity:.94;stroke:var(--c);stroke-width:1.8;stroke-dasharray:3 2}.ghost .plane{fill:var(--c);stroke:none}.ghost .nose{fill:var(--c);stroke:var(--casing);stroke-width:.6}
.tag{pointer-events:none}.leader{fill:none;stroke:var(--c);stroke-width:1.4}.tag rect{fill:var(--card);fill-opacity:.9;stroke:var(--c);stroke-opacity:.55;stroke-width:1}
.tag text{text-anchor:middle;fill:var(--ink)}.tag .name{font:700 13px var(--sans)}.tag .label{font:13px var(--type)}
@media (prefers-reduced-motion:reduce){.piece.lit .halo{animation:none}}
`
