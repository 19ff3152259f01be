import { CHANGED, NO_ROOM, NOT_IN_STATE, VALUE_ERRORS, type CallNote } from './call-note';
import { deletedRow, entry, found, ID, row, sentValues, version, written } from './examples';

const NO_RIGHT = 'the user lacks the authority';
const NO_KIND = { 20950: 'there is no such kind of content' };
const REFUSED = { 100210: NO_RIGHT, ...NO_KIND };
const change = { id: ID, version: 0 };
const MAY_NOTE =
  '`note` is trimmed; it is in the audit log and in the notifications of others; empty is none.';

/** The calls that read records. */
const reading = {
  listContent: {
    authorities: ['content_{kind}_select'],
    rules: [
      'Deleted records are not among them. Filters may name any field of the values, what is derived from them (`status` of a law), a text in six languages without its language (`title` finds each), `id`, `version`, `state`, `writtenBy`, `writtenByName`, `updateTime`, `missing`, `nextCheck` and `lapse`.',
      'A field of several values (codes joined by commas) passes a filter if one of them does; a field without a value passes none. All filters must pass.',
      'Filters and order go by the working copy; those of editions by what visitors see today, if they see anything.',
      'The console reads 10 to 100 rows, and all pages of 100 for an export or an import.',
    ].join(' '),
    errors: { ...REFUSED, 9802: '`pageNo` or `pageSize` is no positive integer' },
    example: { query: { pageNo: 1, pageSize: 20, state_EQ: 'draft' }, data: { total: 1, rows: [row] } },
  },
  listDeletedContent: {
    authorities: ['content_{kind}_select'],
    rules:
      'The record that was deleted last comes first. A record is here for 30 days (30 times 24 hours) from its deletion; `daysLeft` counts a day that has begun. Filters and order as of `findPage`.',
    errors: { ...REFUSED, 9802: '`pageNo` or `pageSize` is no positive integer' },
    example: { query: { pageNo: 1, pageSize: 20 }, data: { total: 1, rows: [deletedRow] } },
  },
  getContent: {
    authorities: ['content_{kind}_select'],
    rules: 'data is null for an unknown id and for a deleted record; this is no failure.',
    errors: REFUSED,
    example: { query: { id: ID }, data: row },
  },
  listContentVersions: {
    authorities: ['content_{kind}_select'],
    rules:
      'A version is added by save (insert, update and a row of an import), publish, withdraw, restore and discard; not by submit, sendBack, delete and undelete, which change no values. `number` counts from 1 within the record and never changes. An unknown id has no versions; a deleted record has its own.',
    errors: REFUSED,
    example: { query: { id: ID }, data: [version] },
  },
  previewContent: {
    authorities: ['content_{kind}_select'],
    rules:
      'Nothing is written. The values are checked as for a publication. The answer is what the portal sends for such a record: `law/get` (`law`) for a law, `news/get` (`news`) for news, and so on; null for an edition. `id` is that of the record that is edited, null for a new one. Without `language` the answer is in the language of Accept-Language. The example has some of the fields of a law.',
    errors: { ...REFUSED, ...VALUE_ERRORS },
    example: {
      body: { id: ID, values: sentValues, language: 'en' },
      data: { id: ID, country: 'VN', title: { text: 'Law on Foreign Trade Management', lang: 'en' } },
    },
  },
  searchContent: {
    authorities: [],
    rules:
      'Kinds whose records the user may not read (`content_<kind>_select`) are left out without an error, and so are deleted records. All words of `text` must be in one name, whatever case, width and accents; an edition is also found by its importer. Without a word nothing is found. There are no further pages: `rows` has the first `pageSize`, `total` counts all.',
    errors: { 9802: '`pageSize` is no positive integer' },
    example: { query: { text: '外贸', pageSize: 10 }, data: { total: 1, rows: [found] } },
  },
  listContentAudit: {
    authorities: [],
    rules: [
      'Entries of kinds whose records the user may not read (`content_<kind>_select`) are left out without an error. The newest comes first unless `<field>_ORDER` says otherwise. `recordName_LIKE` finds a name in each of the six languages.',
      'Every write of a record adds one entry: insert, save (update, and a row of an import that changes a record), submit, sendBack, publish, withdraw, restore, discard, delete, undelete, confirm; a record that is restored and published at once adds restore and then publish. A row of an import that changes nothing adds none, and a refused call adds none.',
      '`before` and `after` have the fields whose values differ, for insert, save, restore, discard and confirm; of a new record `before` is null. The other actions change no values: both are null, but for a publication from a later day, where they have `publishFrom`. An edition has `state` and `publishFrom` among its fields in every action, and where its lines change their numbers.',
    ].join(' '),
    errors: { 9802: '`pageNo` or `pageSize` is no positive integer' },
    example: {
      query: { pageNo: 1, pageSize: 20, kind_EQ: 'law', recordId_EQ: ID },
      data: { total: 1, rows: [entry] },
    },
  },
} as const satisfies Record<string, CallNote>;

/** The calls that write the values of records. */
const writing = {
  insertContent: {
    authorities: ['content_{kind}_insert'],
    rules:
      'The server makes the id. The record is a draft of version 0, written by the user. Fields that the kind does not have are ignored, texts are trimmed, an empty text is null. Values are checked as of a draft: no value of a wrong form, one of the fields that name it filled; the rules between fields and records apply once all required fields are filled. The same call twice makes two records: after a time-out the console searches for the draft before it sends the call again.',
    errors: { ...REFUSED, ...VALUE_ERRORS, ...NO_ROOM },
    example: { body: { values: sentValues }, data: { id: 'law-1', version: 0 } },
  },
  updateContent: {
    authorities: ['content_{kind}_update'],
    rules:
      'Possible from draft, published and withdrawn. The working copy becomes a draft, also beside a published record, whose visitors see no change; whoever sends it is its writer from then on. `values` replace all values: a field that is left out becomes empty. Values are checked as of a draft, see `insert`. A version is added even if nothing differs.',
    errors: {
      ...REFUSED,
      10100: CHANGED,
      20951: 'the record is in review: it is sent back first',
      ...VALUE_ERRORS,
      ...NO_ROOM,
    },
    example: { body: { ...change, values: sentValues }, data: written },
  },
  importContent: {
    authorities: ['content_{kind}_insert', 'content_{kind}_update'],
    rules:
      'From 1 to 10,000 rows. A row without an id is inserted (authority `_insert`), one with an id is an update (`_update`) that ignores the version: the last write wins. A row whose values are those of the record writes nothing and counts as unchanged, but a record in review is refused even so (20951). The first row that is refused refuses all: `msg` begins with `第N行: `, where N is its number among `rows`, from 1, and goes on as that of a single call; the console shows the row of the file by it. Of two rows with one id (9802), or that may not both exist (20901, 20957, 20958, 20961), the second is refused.',
    errors: {
      100210: 'the user lacks the authority that a row needs',
      ...NO_KIND,
      10100: 'there is no record of the id of a row, or it was deleted',
      20951: 'the record of a row is in review',
      ...VALUE_ERRORS,
      9802: 'no rows, or more than 10,000 (without `第N行: `); an earlier row has the same id; else as of a single call',
      ...NO_ROOM,
    },
    example: {
      body: {
        rows: [
          { id: null, values: sentValues },
          { id: ID, values: sentValues },
        ],
      },
      data: { inserted: 1, updated: 1, unchanged: 0 },
    },
  },
} as const satisfies Record<string, CallNote>;

/** The calls that move records from state to state. */
const moving = {
  submitContent: {
    authorities: ['content_{kind}_update'],
    rules: `Possible from draft and withdrawn; the state is review afterwards. Anyone with the authority may submit, not only the writer. Values are checked as for a publication: required fields, and the rules between fields and records. What a reviewer had written about the draft (\`sentBack\`) is removed; \`submitted\` says who submitted, when and with which note until the record leaves the review. ${MAY_NOTE}`,
    errors: { ...REFUSED, 10100: CHANGED, 20951: NOT_IN_STATE, ...VALUE_ERRORS, ...NO_ROOM },
    example: { body: change, data: written },
  },
  sendBackContent: {
    authorities: ['content_{kind}_review'],
    rules: `Possible from review; the state is draft afterwards. The writer may do it without the authority, to go on writing. If somebody else does it, \`sentBack\` says who, when and why until the record is submitted, published, withdrawn or its draft is discarded; the console requires a note then, the server does not. ${MAY_NOTE}`,
    errors: { ...REFUSED, 10100: CHANGED, 20951: NOT_IN_STATE, ...NO_ROOM },
    example: { body: { ...change, note: '缺少来源' }, data: written },
  },
  publishContent: {
    authorities: ['content_{kind}_publish'],
    rules: [
      'Possible from review. While the option `content_second_reviewer` is 1 (the default) whoever wrote the working copy last may not publish it; while it is 0 the writer may, also directly from draft and withdrawn.',
      '`from` is a day of the server (yyyy-MM-dd), today or later; null, empty or left out is today. From then on visitors see these values; until then they see what they saw before. A publication ends those that would begin later than it: a publication for today removes every one that is scheduled. One for a later day than one already scheduled leaves that one as it is, so that both begin on their days. The same values once more before they have begun only move to the new day.',
      'The state is published at once, also for a later day, and `publishFrom` is that day.',
      'Values are checked as of submit.',
      MAY_NOTE,
    ].join(' '),
    errors: {
      ...REFUSED,
      10100: CHANGED,
      20951: NOT_IN_STATE,
      20952: 'the user wrote the working copy, and a second reviewer is needed',
      20954: '`from` is earlier than today',
      ...VALUE_ERRORS,
      9802: '`from` is no day; else as of other values',
      ...NO_ROOM,
    },
    example: { body: { ...change, from: '2027-01-01', note: '已核对' }, data: written },
  },
  withdrawContent: {
    authorities: ['content_{kind}_publish'],
    rules: `Possible in every state of the working copy while \`isPublished\`; needs no second person. Visitors no longer see the record from today on, and what was scheduled never begins. The state is withdrawn afterwards, also of a draft or of a record in review beside it, whose values remain the working copy. ${MAY_NOTE}`,
    errors: {
      ...REFUSED,
      10100: CHANGED,
      20951: 'visitors do not see the record, and no publication is scheduled',
      ...NO_ROOM,
    },
    example: { body: change, data: written },
  },
  restoreContent: {
    authorities: ['content_{kind}_update', 'content_{kind}_publish'],
    rules:
      'Possible from draft, published and withdrawn. `number` is that of a version. Without `publish` its values become the working copy, a draft written by the user, without a check of the values; this needs `_update` only. With `publish` the values must be those of a version that a publication made, and are visible from today on without a review, whoever wrote them: this needs `_publish` too, checks the values as of submit, ends what was scheduled, adds two versions (restore, publish) and raises `version` by 2.',
    errors: {
      100210: 'the user lacks the authority, with `publish` also that to publish',
      ...NO_KIND,
      10100: `${CHANGED}; or it has no version of this number`,
      20951: NOT_IN_STATE,
      20953: 'with `publish`: the values of this version were never published',
      ...VALUE_ERRORS,
      ...NO_ROOM,
    },
    example: { body: { ...change, number: 1, publish: true }, data: { id: ID, version: 2 } },
  },
  discardContent: {
    authorities: ['content_{kind}_update'],
    rules:
      'Possible from draft while `isPublished`. The working copy becomes the values of the last publication, also one that has not begun; the state is published, `publishFrom` its day, and the user is the writer. The versions still have the draft. Nobody but users discards a draft: a publication leaves no draft behind, and a withdrawal leaves it.',
    errors: {
      ...REFUSED,
      10100: CHANGED,
      20951: 'the working copy is no draft, or nothing is published',
      ...NO_ROOM,
    },
    example: { body: change, data: written },
  },
} as const satisfies Record<string, CallNote>;

const VISIBLE = 'visitors see the record, or will from a later day: it is withdrawn first';

/** The calls on deleted records, and those that delete. */
const deleting = {
  deleteContent: {
    authorities: ['content_{kind}_delete'],
    rules:
      'Possible from draft, review and withdrawn while visitors do not see the record. There is no version in the call: the newest is deleted. The body is empty.',
    errors: { ...REFUSED, 10100: 'there is no such record, or it was deleted', 20951: VISIBLE, ...NO_ROOM },
    example: { query: { id: ID }, data: null },
  },
  deleteManyContent: {
    authorities: ['content_{kind}_delete'],
    rules: '`ids` are joined by commas. All are checked as of `del` before the first is deleted.',
    errors: {
      ...REFUSED,
      10100: '`ids` is empty, or one of the records is missing or deleted',
      20951: VISIBLE,
      ...NO_ROOM,
    },
    example: { query: { ids: `${ID},vn-law-2` }, data: null },
  },
  undeleteContent: {
    authorities: ['content_{kind}_delete'],
    rules:
      'The record is again as it was: state, values, versions, writer. It is refused while another record has what only one may have.',
    errors: {
      ...REFUSED,
      10100: 'the record is not in the bin, or was deleted 30 days ago or earlier',
      20901: VALUE_ERRORS[20901] ?? '',
      20957: VALUE_ERRORS[20957] ?? '',
      20958: VALUE_ERRORS[20958] ?? '',
      20961: VALUE_ERRORS[20961] ?? '',
      ...NO_ROOM,
    },
    example: { query: { id: ID }, data: null },
  },
} as const satisfies Record<string, CallNote>;

export const recordNotes = { ...reading, ...writing, ...moving, ...deleting } as const;
