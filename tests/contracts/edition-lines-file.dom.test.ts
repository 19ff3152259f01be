import { expect, it } from 'vitest';
import type { LineTable } from '@/domain/editions';
import { editionEngine } from '@/features/editions/engine/edition-engine';
import { HS_EDITION, readLines } from '@/pages/console/editions/editions-api';
import { linesFile, linesFileName } from '@/pages/console/editions/lines/lines-file';
import { editionCodesEndpoint } from '@/features/editions/editions-schema';
import { connectApi } from '@/shared/api/client/connect-api';
import { callApi } from '@/shared/api/client/http-client';
import { useApiServer } from '../support/api-server';
import { textOf } from '../journeys/page-parts';
import { recordedPorts } from '../support/recorded-ports';
import { signIn } from '../support/system-client';

useApiServer();

it.each([
  ['VN', '2026-01-01'],
  ['JP', '2026-04-01'],
  ['KR', '2026-01-01'],
  ['ID', '2022-04-01'],
  ['MY', '2025-01-01'],
  ['rules', '2023-01-01'],
])('the file of the lines of %s is read as the same lines', async (subject, validFrom) => {
  connectApi(recordedPorts({ token: await signIn('editor') }).ports);
  const packed = `packed-${subject.toLowerCase()}`;
  const parts: LineTable[] = [];
  await readLines(packed, async (part) => void parts.push(part));
  const total = parts.reduce((sum, { rows }) => sum + rows.length, 0);
  expect(total).toBeGreaterThan(100);
  const text = await textOf(await linesFile(subject, packed));
  const engine = editionEngine();
  await engine.open(new Uint8Array(new TextEncoder().encode(text)), 'zh', subject, null);
  engine.setCodes((await callApi(editionCodesEndpoint, { query: { hsEdition: HS_EDITION } })).codes);
  const checked = engine.check({ subject, validFrom, byHand: null, repairs: [] });
  expect(checked.problems).toEqual([]);
  expect(checked).toMatchObject({ isComplete: true, lines: total, skipped: 0 });
  for (const part of parts) engine.addLines('before', part);
  expect(engine.compare(subject)).toMatchObject({
    before: total,
    counts: { changed: 0, added: 0, removed: 0 },
    lostColumns: [],
    newColumns: [],
  });
});

it('has the subject and the first day in its name', () => {
  expect(linesFileName('VN', '2026-01-01')).toBe('VN-2026-01-01.csv');
  expect(linesFileName('rules', null)).toBe('rules.csv');
});
