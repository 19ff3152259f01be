import { LINES_PER_PART } from '@/features/editions/editions-schema';
import { persisted } from '../../content/persistence';
import { addPart, linesNamed } from '../../editions/edition-lines';
import { ok } from '../../envelope';
import { chapterNumbers, chapterOf } from '../../tariffs/packed';
import { jsonBody, listIn, textIn, type Body } from '../system/body';
import { signedCall } from '../system/call';
import { invalidField, refusal } from '../system/refusal';
import { confirmEdition } from './edition-confirmation';
import { saved } from './record-calls';

const BASE = '*/rcep-boot/api/v1/content/edition';
const HS_EDITION = 2022;
const MOST_PARTS = 500;

/** The lines of editions; what they have in common with other content is in `records.ts`. */
export const editionHandlers = [
  signedCall(
    'get',
    `${BASE}/getLines`,
    async ({ query }) => {
      await persisted();
      const lines = await linesNamed(query.get('file') ?? '');
      if (lines === null) throw refusal(20960);
      const from = Math.max(0, Number(query.get('from')) || 0);
      const count = Math.min(LINES_PER_PART, Number(query.get('count')) || LINES_PER_PART);
      return ok({
        total: lines.rows.length,
        columns: lines.columns,
        rows: lines.rows.slice(from, from + count),
      });
    },
    { authority: 'content_edition_select', perSecond: 50 },
  ),
  signedCall(
    'get',
    `${BASE}/getCodes`,
    async ({ query }) => {
      if (Number(query.get('hsEdition')) !== HS_EDITION) throw invalidField('hsEdition', '没有该版本');
      return ok({ hsEdition: HS_EDITION, codes: (await everyCode()).join(' ') });
    },
    { authority: 'content_edition_select' },
  ),
  signedCall(
    'post',
    `${BASE}/confirm`,
    async ({ request, user }) => {
      await persisted();
      const written = confirmEdition(await jsonBody(request), user);
      await saved();
      return ok(written);
    },
    { authority: 'content_edition_review' },
  ),
  signedCall(
    'post',
    `${BASE}/uploadLines`,
    async ({ request, user }) => {
      const isComplete = addPart(partIn(await jsonBody(request)), user.id);
      await saved();
      return ok({ isComplete });
    },
    { authority: 'content_edition_update', perSecond: 50 },
  ),
];

function partIn(body: Body) {
  const [file, part, parts] = [textIn(body, 'file'), Number(body['part']), Number(body['parts'])];
  const columns = listIn(body, 'columns');
  const sent = body['rows'];
  const rows = Array.isArray(sent) ? (sent as unknown[]) : [];
  const areRows = rows.every(
    (row) =>
      Array.isArray(row) && row.length === columns.length && row.every((cell) => typeof cell === 'string'),
  );
  const isWhole = Number.isInteger(part) && Number.isInteger(parts) && parts > 0 && parts <= MOST_PARTS;
  if (
    !/^[\w-]{8,80}$/.test(file) ||
    columns[0] !== 'code' ||
    !isWhole ||
    !areRows ||
    rows.length > LINES_PER_PART
  )
    throw invalidField('rows', '格式不正确');
  return { file, part, parts, columns, rows: rows as string[][] };
}

async function everyCode(): Promise<string[]> {
  const chapters = await Promise.all(
    chapterNumbers('nomenclature').map((chapter) => chapterOf('nomenclature', chapter)),
  );
  return chapters.flatMap((chapter) =>
    (chapter?.rows ?? []).flatMap(([code = '']) => (code.length === 6 ? [code] : [])),
  );
}
