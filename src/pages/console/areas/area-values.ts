import type { AreaFields, AreaRow } from '@/features/areas/areas-schema';

/** The values of the form of an area. */
export type AreaValues = Readonly<Record<'parentId' | 'areaCode' | 'areaName', string | null>>;

/** Initial values of a new area below `parentId`. */
export const emptyArea = (parentId: string): AreaValues => ({ parentId, areaCode: null, areaName: null });

/** The form values of an area. */
export const areaValues = ({ parentId, areaCode, areaName }: AreaRow): AreaValues => ({
  parentId: parentId ?? null,
  areaCode: areaCode ?? null,
  areaName,
});

/** The request body of the form. */
export const areaFields = ({ parentId, areaCode, areaName }: AreaValues): AreaFields => ({
  parentId: parentId ?? '',
  areaCode: areaCode ?? '',
  areaName: areaName ?? '',
});
