import { afterEach, describe, expect, it } from 'vitest';
import { writeCopiedTable } from '@/shared/ui/table/copied-table';

const TABLE = `
  <p id="before">before</p>
  <table>
    <tbody>
      <tr><th><button>日本</button><span class="tag">本次查询</span><span class="tag">关税差异</span></th><td>8.2</td><td>−6.8</td></tr>
      <tr><th><button>中国</button></th><td>7.5</td><td><span aria-hidden="true">bar</span>−7.5</td></tr>
    </tbody>
  </table>`;

afterEach(() => document.body.replaceChildren());

function copied(from: string, to: string, setRange?: (range: Range) => void) {
  document.body.innerHTML = TABLE;
  const range = document.createRange();
  range.setStartBefore(document.querySelector(from) as Element);
  range.setEndAfter(document.querySelector(to) as Element);
  setRange?.(range);
  const selection = document.getSelection() as Selection;
  selection.removeAllRanges();
  selection.addRange(range);
  const data = new Map<string, string>();
  const event = new Event('copy', { cancelable: true }) as ClipboardEvent;
  Object.assign(event, { clipboardData: { setData: (type: string, text: string) => data.set(type, text) } });
  writeCopiedTable(event, selection);
  return { data, isTaken: event.defaultPrevented };
}

describe('D32: what is copied out of a table', () => {
  it('is one line for each row, tags in their cell, the minus a hyphen', () => {
    const { data, isTaken } = copied('tr', 'tr:last-child');
    expect(isTaken).toBe(true);
    expect(data.get('text/plain')).toBe('日本 本次查询 关税差异\t8.2\t-6.8\n中国\t7.5\t-7.5');
    expect(data.get('text/html')).toContain('<td>-6.8</td>');
  });

  it('is the cells selected alone', () => {
    expect(copied('tr:first-child td', 'tr:first-child td:last-child').data.get('text/plain')).toBe(
      '8.2\t-6.8',
    );
  });

  it('is the text of one cell', () => {
    const { data } = copied('tr', 'tr', (range) => {
      range.selectNodeContents(document.querySelector('td:last-child') as Element);
    });
    expect([...data]).toEqual([['text/plain', '-6.8']]);
  });

  it('is left to the browser where more than a table is selected, or nothing', () => {
    expect(copied('#before', 'table').isTaken).toBe(false);
    expect(copied('td', 'td', (range) => range.collapse(true)).isTaken).toBe(false);
  });
});
