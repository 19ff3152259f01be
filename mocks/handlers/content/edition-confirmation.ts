import { problemOf, PROBLEM_CODES } from '@/features/content/content-checks';
import { changedFields } from '@/features/content/content-kind';
import type { ContentValues } from '@/features/content/content-schema';
import { editionKind } from '@/pages/console/editions/edition-kind-schema';
import { audit } from '../../content/audit';
import { needsSecondReviewer } from '../../content/options';
import { recordNames } from '../../content/record-names';
import type { StoredRecord } from '../../content/store';
import type { UserRow } from '../../data/system/rows';
import { isPacked } from '../../editions/edition-lines';
import { editionMockKind, editionStore, valuesOfFile } from '../../editions/edition-records';
import { textIn, type Body } from '../system/body';
import { invalidField, refusal } from '../system/refusal';
import { clockText } from '../system/row-writes';
import { changedRecord } from './record-writes';

/**
 * Confirms the edition that a body names by its lines, wherever a record has it: 10100, 98xx, and 20962 where a second
 * pair of eyes is needed and the user imported it.
 */
export function confirmEdition(body: Body, user: UserRow): { id: string; version: number } {
  const record = changedRecord(editionMockKind, body);
  const file = textIn(body, 'file');
  const before = valuesOfFile(record, file);
  if (before === null) throw refusal(10100);
  const writer = record.versions.find(({ values }) => values['file'] === file)?.by;
  if (!isPacked(file) && writer === user.id && needsSecondReviewer()) throw refusal(20962);
  const now = clockText();
  const confirmation = { ...documentIn(body), confirmedBy: user.realName, confirmedAt: now };
  const next = confirmed(record, file, { ...confirmation, mark: 'fact' });
  editionStore.put({ ...next, version: record.version + 1, updateTime: now });
  audit({
    by: user.id,
    byName: user.realName,
    kind: editionKind.id,
    recordId: record.id,
    names: recordNames(editionKind, before),
    action: 'confirm',
    ...changedFields(before, { ...before, ...confirmation, mark: 'fact' }),
    note: confirmation.confirmedDocument,
  });
  return { id: record.id, version: record.version + 1 };
}

/** The document of a body; throws 98xx, naming the field as sent. */
function documentIn(body: Body) {
  const field = (sent: string, name: string, required: boolean) => {
    const text = textIn(body, sent).trim();
    const described = editionKind.fields.find((each) => each.name === name);
    const problem = described === undefined ? null : problemOf({ ...described, required }, text);
    if (problem !== null) throw invalidField(sent, '不能为空或格式不正确', PROBLEM_CODES[problem]);
    return text === '' ? null : text;
  };
  return {
    confirmedDocument: field('document', 'confirmedDocument', true),
    confirmedUrl: field('url', 'confirmedUrl', false),
    confirmedOn: field('date', 'confirmedOn', true),
  };
}

/** The record with `facts` in all values that have these lines. */
function confirmed(record: StoredRecord, file: string, facts: ContentValues): StoredRecord {
  const changed = (values: ContentValues) => (values['file'] === file ? { ...values, ...facts } : values);
  return {
    ...record,
    values: changed(record.values),
    versions: record.versions.map((version) => ({ ...version, values: changed(version.values) })),
    publications: record.publications.map(({ from, values }) => ({
      from,
      values: values && changed(values),
    })),
  };
}
