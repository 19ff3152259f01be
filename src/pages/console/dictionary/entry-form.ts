import type { DictDetail, NewDictDetail } from '@/features/dictionary/dict-detail-schema';
import type { DictType } from '@/features/dictionary/dictionary-schema';

/** The values of the form of a dictionary entry. */
export type EntryValues = {
  dictName: string;
  dictValue: string;
  izLock: string;
  sortNo: number | null;
  remark: string;
};

/** The highest sort number the server accepts. */
export const MAX_SORT_NO = 500;

/** A new entry is placed after the last one. */
export const emptyEntry = (lastSortNo: number): EntryValues => ({
  dictName: '',
  dictValue: '',
  izLock: '0',
  sortNo: Math.min(lastSortNo + 1, MAX_SORT_NO),
  remark: '',
});

export const entryValuesOf = ({ dictName, dictValue, izLock, sortNo, remark }: DictDetail): EntryValues => ({
  dictName,
  dictValue,
  izLock,
  sortNo: sortNo ?? null,
  remark: remark ?? '',
});

/** An entry of `type` as sent to the server, which counts its versions from 0. */
export const entryBodyOf = (values: EntryValues, type: DictType, version = 0): NewDictDetail => ({
  ...values,
  typeId: type.id,
  typeCode: type.typeCode,
  sortNo: values.sortNo ?? 1,
  remark: values.remark || null,
  version,
});
