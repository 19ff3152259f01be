/** What the fields of records and of entries of the log say, by named schema and field. */
export const fieldNotes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ContentRow: {
    name: 'the name of the working copy, in the language of the reader, else in one it has; the id without a name',
    version:
      'counts the writes, from 0; a write sends the one it read, and is refused (10100) if it is another now',
    state: 'of the working copy; visitors may see an earlier version beside a draft or a record in review',
    publishFrom:
      'the first day (yyyy-MM-dd) of the publication of the working copy, past or ahead; null while it is not what was published last, and for records that came with the site',
    nextFrom: 'the first day of the next publication that has not begun, whatever the state; null for none',
    values: 'the working copy',
    published: 'what visitors see today; null for nothing',
    publishedName: 'the name of `published`; null where that is',
    isPublished:
      'visitors see the record today, or from a later day on; it decides about withdraw, discard and delete',
    missing:
      'the languages in which a text of the working copy is missing that it has in another of the six; an original (a title as enacted) counts as the text in its language. Synonyms miss none',
    needsSecondReviewer: 'the option `content_second_reviewer`, the same for all records',
    submitted:
      'who sent the record to review, when, and the note for the reviewer; null for a record that is not in review',
    sentBack:
      'who sent the draft back to its writer, when and why; until it is submitted, published, withdrawn or discarded. Null if the writer took it back',
    nextCheck:
      'when the record is to be checked again and why: the day that staff set, else what follows from its dates; of an edition of what visitors see. Null for none',
    writtenBy: 'the id of the user who wrote the working copy last: insert, update, import, restore, discard',
    writtenByName: 'the name that user had then',
    updateTime: 'of the last write of any kind, deletions too (yyyy-MM-dd HH:mm:ss, GMT+8)',
    deletedAt: 'when it was deleted; null if it is not',
    deletedByName: 'who deleted it; null if the server does not know, or it is not deleted',
    daysLeft: 'days until it is removed for good, one that has begun included; null if it is not deleted',
  },
  ContentVersion: {
    number: 'from 1 within the record; `restore` names it',
    values: 'all values after the action',
    action: 'what made it; a new record has save',
    publishFrom:
      'the first day of a publication; null for other actions, and for records that came with the site',
    at: 'yyyy-MM-dd HH:mm:ss, GMT+8',
  },
  AuditEntry: {
    recordName:
      'the name that the record had after the action; in the language of the reader if it had one in it',
    hasRecord: 'the record is there, not deleted',
    action:
      'insert, save, submit, sendBack, publish, withdraw, restore, discard, delete, undelete or confirm',
    before: 'the fields that changed, as they were; null where none did, and of a new record',
    after: 'the same fields as they are since; null where none changed',
    note: 'as it was sent; the document of a confirmation',
    at: 'yyyy-MM-dd HH:mm:ss, GMT+8',
  },
};

/** What the parameters of calls on content say, by their name without the operator. */
export const parameterNotes: Readonly<Record<string, string>> = {
  kind: 'the kind of content',
  pageNo: 'from 1, which is the default',
  pageSize: 'default 10; no maximum',
  name: 'a part of the name in any of the six languages',
  state:
    'draft, review, published or withdrawn: the state of the working copy; published also finds a record that visitors see beside a newer draft. sentBack: sent back by a reviewer and not submitted since. waiting: in review, and the user may publish it, or send it back if somebody else wrote it',
  missing: 'zh, en, ja, ko, vi or ms: records with a text that is missing in it, see `missing` of a row',
  writtenByName: 'a part of the name of the writer',
  updateTime: 'yyyy-MM-dd HH:mm:ss; BEGIN and END are both included',
  nextCheck: 'records whose next check, set or derived from their dates, is on this day or earlier',
  lapse: 'editions of importers whose tariff ends without a full successor on this day or earlier',
  at: 'yyyy-MM-dd HH:mm:ss; BEGIN and END are both included',
  text: 'words of the name',
};

/** What an operator at the end of a parameter does. */
export const operatorNotes: Readonly<Record<string, string>> = {
  EQ: 'exactly this value',
  IN: 'one of these values, joined by commas',
  LIKE: 'a part of the text',
  BEGIN: 'this value or a greater one',
  END: 'this value or a smaller one',
};

/** The rules of a kind between its fields, or with other records, and the code of each. */
export const kindNotes: Readonly<Record<string, string>> = {
  standard:
    'Another standard has not the same `number` (20901). `source` is the id of a published source (9802). `relations` name other standards that are not deleted (20900), never the standard itself (20903), each once with the same kind (20902), with a degree for adopts only (9802). To be submitted or published with the mark fact it needs `sourceUrl` and `asOf`, and so does each of its `indicators` with this mark (9800), unless it was published so before',
  pair: '`importer` and `exporter` differ (9802); there is one record of the two (20957)',
  indexInput:
    '`unit` is that of the indicator; `sector` is filled exactly where the indicator is by sector; the country `world` is for shares per thousand only; `value` is at most that of the indicator; `source` is the id of a published source (each 9802). There is one figure of an indicator, country, year and sector (20958)',
  edition:
    'All lines of `file` were uploaded (20960). A schedule has an `importer`, rules have none (9802); a schedule has `validTo` (9800), not before `validFrom` (9802). There is one record of an importer, and one of the rules (20961): another edition is another draft of it. `mark` and the fields `confirmed…` are written by `confirm` only (9802); new lines have the mark unchecked',
};
