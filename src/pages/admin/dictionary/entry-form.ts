import type { DictDetail, NewDictDetail } from '@/features/dictionary/dict-detail-schema';
import type { DictType } from '@/features/dictionary/dictionary-schema';

/** What the form of a dictionary entry holds. */
export type EntryValues = {
  dictName: string;
  dictValue: string;
  izLock: string;
  sortNo: number | null;
  remark: string;
};

export const EMPTY_ENTRY: EntryValues = { dictName: '', dictValue: '', izLock: '0', sortNo: 1, remark: '' };

export const entryValuesOf = ({ dictName, dictValue, izLock, sortNo, remark }: DictDetail): EntryValues => ({
  dictName,
  dictValue,
  izLock,
  sortNo: sortNo ?? null,
  remark: remark ?? '',
});

/** An entry of `type` as it is written; the server counts its versions from 0. */
export const entryBodyOf = (values: EntryValues, type: DictType, version = 0): NewDictDetail => ({
  ...values,
  typeId: type.id,
  typeCode: type.typeCode,
  sortNo: values.sortNo ?? 1,
  remark: values.remark || null,
  version,
});
