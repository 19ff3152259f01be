/**
 * Copies the selected part of a table for spreadsheets: one line per row, tags and buttons of a cell in its line, a
 * minus as a hyphen, so that a difference pastes as a number. A selection beyond one table is left to the browser.
 */
export function writeCopiedTable(event: ClipboardEvent, selection: Selection | null): void {
  if (event.clipboardData === null || selection === null || selection.isCollapsed) return;
  const rows = selectedRows(selection);
  if (rows === null) return;
  const [only] = rows.length === 1 ? (rows[0] ?? []) : [];
  const isOneCell = rows.flat().length === 1 && only !== undefined;
  const texts = isOneCell ? [[plain(selection.toString())]] : rows.map((cells) => cells.map(cellText));
  event.clipboardData.setData('text/plain', texts.map((cells) => cells.join('\t')).join('\n'));
  if (!isOneCell) event.clipboardData.setData('text/html', htmlOf(texts));
  event.preventDefault();
}

/** The selected cells row by row; null if the selection is not within one table. */
function selectedRows(selection: Selection): Element[][] | null {
  const range = selection.getRangeAt(0);
  const { commonAncestorContainer: node } = range;
  const table = (node instanceof Element ? node : node.parentElement)?.closest('table');
  if (!table) return null;
  const rows = [...table.rows]
    .map((row) => [...row.cells].filter((cell) => range.intersectsNode(cell)))
    .filter((cells) => cells.length > 0);
  return rows.length === 0 ? null : rows;
}

function cellText(cell: Element): string {
  const copy = cell.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  const texts: string[] = [];
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  return plain(texts.join(' '));
}

const plain = (text: string) => text.replaceAll('\u2212', '-').replace(/\s+/g, ' ').trim();

function htmlOf(rows: readonly (readonly string[])[]): string {
  const table = document.createElement('table');
  for (const cells of rows) {
    const row = table.insertRow();
    for (const text of cells) row.insertCell().textContent = text;
  }
  return table.outerHTML;
}
