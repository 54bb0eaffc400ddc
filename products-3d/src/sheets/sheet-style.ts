/**
 * A4 whose margins leave out what US Letter has not (17.6 mm of its height, wherever a printer takes them from) and what
 * printers cannot reach. The ground stays white: ivory is for the paper it is printed on.
 */
export const SHEET_STYLE = `
@page { size: 210mm 297mm; margin: 0 }
:root { --ink: #1b1916; --soft: #645e54; --rule: #dcd6ca; --tile: #f4f1ec; --display: Cormorant; --text: Hanken; --body: 9.25pt; --leading: 1.5 }
:root:lang(ja) { --display: Cormorant, Signs; --text: Hanken, Signs; --leading: 1.75 }
:root:lang(ko) { --display: Cormorant, Signs; --text: Hanken, Signs; --leading: 1.7; word-break: keep-all }
:root:lang(zh) { --display: Cormorant, Signs; --text: Hanken, Signs; --leading: 1.75 }
:root:lang(ar) { --display: Cormorant, Signs; --text: Hanken, Signs; --body: 10.5pt; --leading: 1.75 }
* { box-sizing: border-box; margin: 0; padding: 0; font-weight: 400 }
body { font: 400 var(--body)/var(--leading) var(--text); color: var(--ink); print-color-adjust: exact; line-break: strict; text-autospace: normal }
.page { position: relative; width: 210mm; height: 297mm; padding: 25mm 14mm; overflow: hidden; break-after: page }
.page:last-child { break-after: auto }
header { display: flex; justify-content: space-between; align-items: baseline; padding-bottom: 3mm; border-bottom: .35pt solid var(--ink) }
header b { font: 400 15pt/1 Cormorant; letter-spacing: .02em }
header span { font-size: .85em; color: var(--soft) }
h1 { margin-top: 13mm; font: 400 40pt/1.05 var(--display) }
h2 { font: 400 20pt/1.15 var(--display); margin-bottom: 2.5mm }
:is(:root:lang(ja), :root:lang(ko), :root:lang(zh)) h1 { font-size: 28pt; line-height: 1.3 }
:is(:root:lang(ja), :root:lang(ko), :root:lang(zh)) h2 { font-size: 15pt; line-height: 1.4 }
:root:lang(ar) h1 { font-size: 34pt; line-height: 1.35 }
:root:lang(ar) h2 { font-size: 18pt; line-height: 1.45 }
header + h2 { margin-top: 9mm; font-size: 26pt }
.lede { margin-top: 3mm; max-width: 130mm; color: var(--soft) }
table { width: 100%; margin-top: 9mm; border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums }
th, td { padding: 1.7mm 1.5mm; border-bottom: .35pt solid var(--rule); text-align: start; vertical-align: baseline }
thead th { color: var(--soft); font-size: .85em; line-height: 1.3; vertical-align: bottom; border-bottom-color: var(--ink) }
thead tr:first-child th[colspan] { border-bottom: 0; padding-bottom: 0 }
:is(th, td):first-child { padding-inline-start: 0 }
thead tr + tr th:first-child { padding-inline-start: 6mm }
.apart { padding-inline-start: 6mm }
.quiet { color: var(--soft) }
.how { display: grid; grid-template-columns: 84mm 1fr; gap: 9mm; align-items: center; margin-top: 12mm }
.how > :only-child { grid-column: 1 / -1; max-width: 130mm }
.how p + p { margin-top: 2mm }
.drawing { width: 84mm; padding: 6mm 5mm; background: var(--tile); fill: none; stroke: var(--ink); stroke-linecap: round; stroke-linejoin: round }
.drawing .length { stroke: var(--soft) }
svg { display: block; direction: ltr; overflow: visible }
.proof { display: flex; gap: 16mm; margin-top: 6mm; direction: ltr }
figcaption { font-size: 7.5pt; line-height: 1.45; color: var(--soft); text-align: center }
.line { fill: none; stroke: var(--ink); stroke-width: .25 }
.told { margin-top: 8mm; max-width: 150mm }
.circles { display: grid; grid-template-columns: repeat(4, 1fr); gap: 5mm 0; margin-top: 6mm; justify-items: center }
.circles svg { margin: 0 auto 1.5mm }
.ring { fill: var(--tile); stroke: var(--ink); stroke-width: .12 }
.inside { font: 400 4.6px Hanken; fill: var(--ink) }
.strips { display: grid; gap: 2.5mm; margin-top: 5mm; direction: ltr }
.cut { fill: none; stroke: var(--soft); stroke-width: .12; stroke-dasharray: 1.2 .8 }
.tick { stroke: var(--ink); stroke-width: .12 }
.mark { stroke: var(--ink); stroke-width: .2 }
.bar { stroke: var(--ink); stroke-width: .7 }
.strip text { font: 400 2.4px var(--text); fill: var(--ink) }
.strip .number, .strip .counted { font-size: 2.2px; fill: var(--soft) }
.strip .letter { font-size: 2.8px; fill: var(--soft) }
`;
