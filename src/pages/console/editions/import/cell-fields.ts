import { fieldsOf, type FileFormat } from '@/domain/editions';

/** A field of the file, and its column counted from 0. */
export interface CellField {
  id: string;
  place: number;
}

/** The fields that the file has, each with its column; of two in one column the first. */
export function cellFields({ shape, places }: FileFormat, subject: string): CellField[] {
  const fields = fieldsOf(shape, subject).flatMap(({ id }) => {
    const place = places[id] ?? null;
    return place === null ? [] : [{ id, place }];
  });
  return fields.filter(({ place }, at) => fields.findIndex((other) => other.place === place) === at);
}
