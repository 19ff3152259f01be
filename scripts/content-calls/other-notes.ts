import { CHANGED, NO_ROOM, type CallNote } from './call-note';
import { ID } from './examples';

const NO_RIGHT = 'the user lacks the authority';
const FILE = '4f0a6c1e-8a53-4c0b-9b0e-2f1f2c3d4e5f';
const recordName = { text: '越南外贸管理法', lang: 'zh' };
const COLUMNS = ['code', 'description', 'mfn'];
const ROW = ['85076000', 'Lithium-ion accumulators', '5'];
const LINES = { columns: COLUMNS, rows: [ROW] };

/** The calls on the lines of editions, beside those of every kind. */
export const editionNotes = {
  getEditionLines: {
    authorities: ['content_edition_select'],
    rules:
      '`file` is the name of the lines in the values of an edition. `count` is at most 1000; 0 is 1000. `total` counts all lines; after the last one `rows` is empty. The console reads part by part, at up to 50 calls a second.',
    errors: { 100210: NO_RIGHT, 20960: 'there are no lines of this name, or not all parts yet' },
    example: { query: { file: 'packed-vn', from: 0, count: 1000 }, data: { total: 11_871, ...LINES } },
  },
  getEditionCodes: {
    authorities: ['content_edition_select'],
    rules: 'The only edition is 2022.',
    errors: { 100210: NO_RIGHT, 9802: 'there is no such edition' },
    example: { query: { hsEdition: 2022 }, data: { hsEdition: 2022, codes: '010121 010129' } },
  },
  uploadEditionLines: {
    authorities: ['content_edition_update'],
    rules:
      '`file` is a name made up by the client: 8 to 80 letters, digits, `_` and `-` (a UUID). The first column is `code`; every row has a text for each column; at most 1000 rows in a part and 500 parts. All parts come from one user with the same `parts` and `columns`, in any order; a part may be sent again until the last has arrived. `isComplete` is true once all are there: only then an edition may name the lines, which never change. An upload to which no part was added for an hour is discarded. Up to 50 calls a second.',
    errors: {
      100210: NO_RIGHT,
      9802: 'the part has a wrong form, does not fit the parts before it, or the upload is complete',
      ...NO_ROOM,
    },
    example: { body: { file: FILE, part: 0, parts: 12, ...LINES }, data: { isComplete: false } },
  },
  confirmEdition: {
    authorities: ['content_edition_review'],
    rules:
      '`file` names the lines, of the working copy or of a publication. The mark `fact`, the document, its address and date, the user and the time are written into the working copy, all versions and all publications with these lines; no version is added, the state remains, `version` rises by 1, and the audit log has `confirm` with the document as its note. `date` is yyyy, yyyy-MM or yyyy-MM-dd, of the document. While the option `content_second_reviewer` is 1, whoever saved these lines first may not confirm them, but for those that came with the site.',
    errors: {
      100210: NO_RIGHT,
      10100: `${CHANGED}; or it has no such lines`,
      9800: '`document` or `date` is empty',
      9802: '`date` is no date',
      9818: '`url` is no address with http or https',
      9830: '`document` is longer than 300 bytes of UTF-8, or `url` than 500',
      20962: 'the user saved these lines first, and a second reviewer is needed',
      ...NO_ROOM,
    },
    example: {
      body: {
        id: 'VN',
        version: 0,
        file: 'packed-vn',
        document: 'Decree 26/2023/ND-CP',
        url: 'https://example.com/decree',
        date: '2023-05-31',
      },
      data: { id: 'VN', version: 1 },
    },
  },
} as const satisfies Record<string, CallNote>;

const nothing = { total: 0, rows: [] };

/** The calls of the work queue. */
export const queueNotes = {
  getWorkQueue: {
    authorities: [],
    rules: [
      'Records of kinds that the user may not read (`content_<kind>_select`) are not counted. `rows` are the first five, of `sentBack` and `unattended` all. Records are counted as lists show them: by the working copy, editions by what visitors see.',
      'editions: those that end within 90 days or have ended, without a successor that has at least as many six-digit codes and the same Parties; null for users without the authority `content_edition_select`. checks: records on or past the day of their next check. unverified: records marked unchecked. translations: records with a text that is missing in a language in which they need one, see `missing`. searches: what visitors searched for without a result. sentBack: drafts of the user that a reviewer sent back; null for users without an authority `content_…_update`. unattended: drafts that the user may write (`content_<kind>_update`) whose last writer was disabled or deleted, those left longest first; null as `sentBack`. reviews: records in review that the user may publish, or send back if somebody else wrote them, those that wait longest first; null for users without an authority `content_…_review` or `_publish`.',
    ].join(' '),
    errors: {},
    example: {
      data: {
        today: '2026-11-20',
        editions: { total: 0, until: '2027-02-18', rows: [] },
        checks: {
          total: 1,
          kinds: [{ kind: 'law', count: 1 }],
          rows: [{ kind: 'law', id: ID, name: recordName, due: '2026-11-01', why: 'periodOver' }],
        },
        unverified: { total: 3, kinds: [{ kind: 'law', count: 3 }] },
        translations: { total: 2, kinds: [{ kind: 'law', count: 2, languages: { ja: 2, ko: 1 } }] },
        sentBack: nothing,
        unattended: nothing,
        searches: {
          total: 1,
          rows: [{ words: 'solar roof', language: 'en', where: 'goods', times: 4, lastDay: '2026-11-19' }],
        },
        reviews: null,
      },
    },
  },
  listEmptySearches: {
    authorities: [],
    rules:
      'The most frequent first, of these the latest. The words are without case, width and accents; at most 1000 are stored, those searched longest ago make room. Words that find something now are no longer among them.',
    errors: { 9802: '`pageNo` or `pageSize` is no positive integer' },
    example: {
      query: { pageNo: 1, pageSize: 100 },
      data: {
        total: 1,
        rows: [{ words: 'solar roof', language: 'en', where: 'goods', times: 4, lastDay: '2026-11-19' }],
      },
    },
  },
  dismissEmptySearch: {
    authorities: ['content_synonym_insert'],
    rules:
      'Takes the words of a language off the list of everybody, for good, wherever they were searched; they are counted on, but not shown. Words that are not on the list are no error. No entry in the audit log of content, but one in the log of actions.',
    errors: { 100210: 'the user lacks the authority' },
    example: { body: { words: 'solar roof', language: 'en' }, data: null },
  },
} as const satisfies Record<string, CallNote>;

/** The calls on notifications, and on who edits. */
export const noticeNotes = {
  listNotifications: {
    authorities: [],
    rules:
      'They follow from the audit log, and have no life of their own. Nobody is notified of an action of their own. review: somebody submitted a record that the user may review or publish; gone once the record was written, sent back, published, withdrawn, discarded or deleted. sentBack and published: of the last writer, the latter on the day from which it is visible, at 00:00:00. changed: of everyone who wrote the record before, when somebody else writes, withdraws, discards or deletes it. There is no limit of age. The console reads them every minute while it is visible.',
    errors: { 9802: '`pageNo` or `pageSize` is no positive integer' },
    example: {
      query: { pageNo: 1, pageSize: 20 },
      data: {
        total: 1,
        unread: 1,
        rows: [
          {
            id: 'audit-14',
            what: 'sentBack',
            kind: 'law',
            recordId: ID,
            recordName,
            byName: '示例管理员',
            at: '2026-11-20 10:05:00',
            note: '缺少来源',
            isRead: false,
          },
        ],
      },
    },
  },
  readNotifications: {
    authorities: [],
    rules:
      '`ids` are those of notifications of the user; unknown ones are no error. Without `ids` all that the user has now; an empty list marks none. A notification never becomes unread.',
    errors: {},
    example: { body: { ids: ['audit-14'] }, data: null },
  },
  markEditing: {
    authorities: ['content_{kind}_select'],
    rules:
      'Advice, no lock: whoever saves second gets 10100. `kind` is one of content, or `system.<noun>` (authority `system_<noun>_select`). The mark lasts 60 seconds; the console renews it while the record is open for editing. Only users with `content_<kind>_update` (`system_<noun>_update`) are named to others; `since` is the begin of their first mark without a gap. With `isOver` the mark is removed. The answer never has the user. The record need not exist.',
    errors: { 100210: 'the user may not read records of this kind, or there is no such kind' },
    example: {
      body: { kind: 'law', recordId: ID },
      data: [{ userId: '3', name: '示例编辑', since: '2026-11-20 10:00:00' }],
    },
  },
} as const satisfies Record<string, CallNote>;
