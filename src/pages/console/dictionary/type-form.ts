import type { DictType, NewDictType } from '@/features/dictionary/dictionary-schema';

/** The values of the form of a dictionary type. */
export type TypeValues = { typeCode: string; typeName: string; izLock: string; remark: string };

/** A new type is not built in by default. */
export const EMPTY_TYPE: TypeValues = { typeCode: '', typeName: '', izLock: '0', remark: '' };

export const typeValuesOf = ({ typeCode, typeName, izLock, remark }: DictType): TypeValues => ({
  typeCode,
  typeName,
  izLock,
  remark: remark ?? '',
});

/** A type as sent to the server, which counts its versions from 0. */
export const typeBodyOf = (values: TypeValues, version = 0): NewDictType => ({
  ...values,
  remark: values.remark || null,
  version,
});
