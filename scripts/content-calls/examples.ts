/** The parts of examples that several calls have in common. */

export const ID = 'vn-law-1';

export const written = { id: ID, version: 1 };

const name = { text: '越南外贸管理法', lang: 'zh' };

const values = {
  country: 'VN',
  kind: 'laws',
  titleZh: '越南外贸管理法',
  titleEn: 'Law on Foreign Trade Management',
  standardType: 'WTO',
  productType: 'all',
  asOf: '2026',
  mark: 'unchecked',
};

/** Values as they are sent: fields that are left out are empty. */
export const sentValues = values;

/** A published record with a draft beside it. */
export const row = {
  id: ID,
  kind: 'law',
  name: { text: '越南外贸管理法（修订）', lang: 'zh' },
  version: 4,
  state: 'draft',
  publishFrom: null,
  nextFrom: null,
  values: { ...values, titleZh: '越南外贸管理法（修订）' },
  published: values,
  publishedName: name,
  isPublished: true,
  missing: ['ja', 'ko', 'vi', 'ms'],
  needsSecondReviewer: true,
  submitted: null,
  sentBack: { byName: '示例管理员', at: '2026-11-20 10:05:00', note: '缺少来源' },
  nextCheck: { due: '2027-01-01', why: 'periodOver' },
  writtenBy: '3',
  writtenByName: '示例编辑',
  updateTime: '2026-11-20 10:05:00',
  deletedAt: null,
  deletedByName: null,
  daysLeft: null,
};

/** A draft in the bin. */
export const deletedRow = {
  ...row,
  published: null,
  publishedName: null,
  isPublished: false,
  sentBack: null,
  deletedAt: '2026-11-21 09:00:00',
  deletedByName: '示例管理员',
  daysLeft: 30,
};

export const version = {
  number: 2,
  values: row.values,
  action: 'save',
  by: '3',
  byName: '示例编辑',
  at: '2026-11-20 09:30:00',
  publishFrom: null,
};

export const found = { kind: 'law', id: ID, name, state: 'published' };

/** An entry of the audit log. */
export const entry = {
  id: 'audit-12',
  at: '2026-11-20 09:30:00',
  by: '3',
  byName: '示例编辑',
  kind: 'law',
  recordId: ID,
  recordName: { text: '越南外贸管理法（修订）', lang: 'zh' },
  hasRecord: true,
  action: 'save',
  before: { titleZh: '越南外贸管理法' },
  after: { titleZh: '越南外贸管理法（修订）' },
  note: null,
};
