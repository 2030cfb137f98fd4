import type { Paper } from './page.js'

const SIZES: Readonly<Record<Paper, string>> = { a4: '210mm 297mm', letter: '8.5in 11in' }

/** How sheets are set: black on white, two cards abreast, nothing cut. */
export const sheetStyle = (paper: Paper): string => `
@page{size:${SIZES[paper]};margin:11mm}
*{box-sizing:border-box}body{font:9.5pt/1.3 'Gill Sans','Gill Sans MT',Calibri,'Helvetica Neue',Arial,sans-serif;color:#111;background:#fff;margin:0}
@media screen{body{max-width:190mm;margin:10mm auto;padding:0 4mm}}
h1,h2,p,dl,dd,figure{margin:0}h1{font-size:17pt}h2{font-size:12.5pt}
header{border-bottom:1.5pt solid #111;padding-bottom:2mm;margin-bottom:4mm}
.cards{display:block;columns:2;column-gap:5mm}.cards.wide{columns:1}
.cards{padding-right:.4mm}.card{border:.8pt solid #111;border-radius:2mm;padding:3mm;margin-bottom:4mm;break-inside:avoid}
.note{color:#333;margin-bottom:1.5mm}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(43mm,1fr));gap:0 4mm}dl div{display:flex;justify-content:space-between;border-bottom:.4pt dotted #777}
dd{font-variant-numeric:tabular-nums;white-space:nowrap;padding-left:2mm}
table{border-collapse:collapse;width:100%;margin-top:2mm;font-variant-numeric:tabular-nums}caption{text-align:left;font-size:8.5pt;color:#333}
th,td{border:.4pt solid #777;padding:.3mm 1.2mm;text-align:center;font-weight:400}th[scope=row]{text-align:left}thead th{background:#eee;font-size:8.5pt;-webkit-print-color-adjust:exact;print-color-adjust:exact}
tr{break-inside:avoid}thead{display:table-header-group}
dd.book,td.book,b{font-weight:700}dd.inferred,td.inferred{font-style:italic}
.boxes{margin-top:2mm;line-height:1}.boxes span{display:inline-block;min-width:16mm;font-size:8.5pt}.boxes i{display:inline-block;width:4mm;height:4mm;border:.7pt solid #111;margin:0 .8mm .8mm 0;vertical-align:middle}
.legend{font-size:7pt;color:#444;margin-top:1.5mm}
.scenario{break-before:page}figure svg{display:block;width:100%;height:auto;max-height:165mm;margin:3mm 0}
.pieces{break-inside:auto}.pieces td,.pieces th{text-align:left}.pieces .free{width:32%}
`
