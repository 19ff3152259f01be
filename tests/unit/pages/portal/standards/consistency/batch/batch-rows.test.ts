import { describe, expect, it } from 'vitest';
import { assessDegree } from '@/domain/standards';
import { MOST_ROWS, plainNumber, readBatch } from '@/pages/portal/standards/consistency/batch/batch-rows';
import { readListFile } from '@/pages/portal/standards/consistency/batch/read-list-file';

describe('a list of standards', () => {
  it('is one number a line, each once', () => {
    const { rows, bad } = readBatch('GB/T 1-2020\n\n gb/t1－2020 \r\nISO 2\n');
    expect(rows.map(({ number, evidence }) => [number, evidence])).toEqual([
      ['GB/T 1-2020', null],
      ['ISO 2', null],
    ]);
    expect(bad).toEqual([]);
  });

  it.each([',', ';', '\t'])('is a table with a head line, separated by %j', (separator) => {
    const text = [
      [
        'Number',
        'declared',
        'structure',
        'deviations',
        'unexplained',
        'compared',
        'editorial',
        'share',
        'language',
      ],
      ['A 1', 'idt', 'same', '0', '0', 'yes', 'none', '100', 'original'],
      ['A 2', 'MOD', 'same', '3', '1', 'yes', 'permitted', '90 %', 'checkedTranslation'],
      ['A 3', '', '', '2', '', '', 'beyond', '', ''],
    ].map((cells) => cells.join(separator));
    const { rows, bad } = readBatch(`\ufeff${text.join('\r\n')}`);
    expect(bad).toEqual([]);
    expect(rows.map(({ declared }) => declared)).toEqual(['IDT', 'MOD', null]);
    expect(rows.map(({ evidence }) => evidence && assessDegree(evidence).degree)).toEqual([
      'IDT',
      'NEQ',
      null,
    ]);
    expect(rows[2]?.evidence?.deviations.map(({ isExplained }) => isExplained)).toEqual([
      'unknown',
      'unknown',
    ]);
  });

  it('names cells that it does not understand and takes them as unknown', () => {
    const { rows, bad } = readBatch('number,structure,share\nA,upside down,120\nB,same,-1');
    expect(bad).toEqual([
      { line: 2, column: 'structure', text: 'upside down' },
      { line: 2, column: 'share', text: '120' },
      { line: 3, column: 'share', text: '-1' },
    ]);
    expect(rows.map(({ evidence }) => evidence?.structure ?? null)).toEqual([null, 'same']);
  });

  it('reads no more than it can show, and says how many are left', () => {
    const { rows, left } = readBatch(
      Array.from({ length: MOST_ROWS + 7 }, (_, index) => `N ${index}`).join('\n'),
    );
    expect([rows.length, left]).toEqual([MOST_ROWS, 7]);
  });

  it.each([
    ['gb/t 4100—2015', 'GB/T4100-2015'],
    ['ＪＩＳ Ａ 5208', 'JISA5208'],
  ])('takes %s as %s', (typed, plain) => expect(plainNumber(typed)).toBe(plain));
});

describe('a file of a list', () => {
  const file = (bytes: Uint8Array, size = bytes.length) => ({
    size,
    arrayBuffer: () => Promise.resolve(bytes.slice().buffer),
  });
  const text = (content: string) => new TextEncoder().encode(content);

  it.each([
    ['one that is too large', file(text('A'), 50_000_000), 'tooLarge'],
    ['a spreadsheet', file(new Uint8Array([0x50, 0x4b, 3, 4, 0])), 'notText'],
    ['bytes that are no text', file(new Uint8Array([65, 0, 66, 0, 67])), 'notText'],
    ['an empty one', file(text(' \n')), 'empty'],
  ] as const)('%s is refused', async (_, given, reason) => {
    expect(await readListFile(given, 'zh')).toEqual({ ok: false, reason });
  });

  it('is read in UTF-8 and GBK', async () => {
    expect(await readListFile(file(text('国标')), 'zh')).toEqual({ ok: true, text: '国标' });
    expect(await readListFile(file(new Uint8Array([0xb9, 0xfa])), 'zh')).toEqual({ ok: true, text: '国' });
  });
});
