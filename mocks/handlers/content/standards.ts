import { INTERNATIONAL } from '@/features/standards/standards-schema';
import { sectorId } from '@/features/sectors/sectors-schema';
import { statusOn } from '../../data/standards';
import { standardLibrary, standardRows } from '../../standards/standard-library';
import { type StandardRow, type StandardRows, type TitleField } from '../../standards/standard-rows';
import { textIn, type Body } from '../system/body';
import { refusal } from '../system/refusal';
import { clockText } from '../system/row-writes';
import { max, notNull, url, validate, type Model } from '../system/validation';
import { rowCalls } from './row-calls';
import { checkSourced, day, mark, oneOf, pattern, sourceDate } from './rules';

const TITLES: Record<TitleField, string> = {
  titleZh: '中文标题',
  titleEn: '英文标题',
  titleJa: '日文标题',
  titleKo: '韩文标题',
  titleVi: '越南文标题',
  titleMs: '马来文标题',
  titleId: '印尼文标题',
};

const model: Model = {
  number: ['标准号', notNull, max(100)],
  country: ['国家', pattern('不是两位大写字母', /^[A-Z]{2}$/)],
  body: ['发布机构', notNull, max(50)],
  ...Object.fromEntries(
    Object.entries(TITLES).map(([field, label]): [string, Model[string]] => [field, [label, max(500)]]),
  ),
  sector: ['所属行业', notNull, oneOf(sectorId.options)],
  ics: [
    'ICS分类号',
    pattern('格式不正确', /^\d{2}(\.\d{3}(\.\d{2})?)?(, *\d{2}(\.\d{3}(\.\d{2})?)?)*$/),
    max(200),
  ],
  codes: ['HS编码', pattern('不是2、4或6位数字', /^\d{2}(\d{2}){0,2}(, *\d{2}(\d{2}){0,2})*$/), max(500)],
  published: ['发布日期', day],
  inForceFrom: ['实施日期', day],
  until: ['失效日期', day],
  confirmed: ['确认日期', day],
  statusBasis: ['状态依据', notNull, oneOf(['dates', 'catalogue', 'withdrawn'])],
  sourceUrl: ['来源网址', url, max(500)],
  asOf: ['数据日期', sourceDate],
  mark: ['数据标记', notNull, mark],
};

/** The source of entries added by staff: it names the source of each entry. */
const OWN_SOURCE = 'standards-adoption';

type AnsweredStandard = Awaited<ReturnType<typeof answered>>[number];

/** Administration of the standards; their indicators and relations have calls of their own. */
export const contentStandardHandlers = rowCalls<StandardRow, AnsweredStandard>({
  path: '',
  table: 'standards',
  noun: '标准',
  required: ['number', 'body', 'sector', 'statusBasis', 'mark'],
  nullable: [
    'country',
    ...(Object.keys(TITLES) as TitleField[]),
    'ics',
    'codes',
    'published',
    'inForceFrom',
    'until',
    'confirmed',
    'sourceUrl',
    'asOf',
  ],
  answered,
  searched: (row) => ({
    country: row.country ?? INTERNATIONAL,
    title: (Object.keys(TITLES) as TitleField[]).map((field) => row[field]).filter((title) => title !== null),
  }),
  checkBody: (body) => {
    validate(body, model);
    checkSourced(body);
  },
  checkRows: checkUnique,
  added: { adoption: null, sourceId: OWN_SOURCE },
  alsoDelete: (rows, ids) => {
    rows.indicators = rows.indicators.filter(({ standardId }) => !ids.includes(standardId));
    rows.relations = rows.relations.filter(
      ({ fromId, toId }) => !ids.includes(fromId) && !ids.includes(toId),
    );
  },
});

/** Code 20901: another standard has the number. */
function checkUnique({ standards }: StandardRows, body: Body, ownId: string): void {
  const number = textIn(body, 'number').trim();
  if (standards.some((row) => row.id !== ownId && row.number === number)) throw refusal(20901);
}

/** The rows as sent: with today's status and the number of indicators and relations. */
async function answered() {
  const { standards } = await standardRows();
  const { byId, indicatorsOf, relationsOf } = await standardLibrary();
  const today = clockText().slice(0, 10);
  const statusOf = (id: string) => {
    const standard = byId.get(id);
    return standard === undefined ? 'unknown' : statusOn(standard, today);
  };
  return standards.map(({ adoption: _adoption, sourceId: _source, ...row }) => ({
    ...row,
    status: statusOf(row.id),
    indicatorCount: indicatorsOf.get(row.id)?.length ?? 0,
    relationCount: relationsOf.get(row.id)?.length ?? 0,
  }));
}
