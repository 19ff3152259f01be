import { randomId } from '@/shared/format/random-id';
import { KIND_BYTES, pictureKind } from './picture-kind';

/** The maximum size of the back end's file store. */
const MOST_BYTES = 10 * 1024 * 1024;

/** A displayable picture from the device: `address` has its content. */
export interface Picture {
  id: string;
  file: File;
  address: string;
}

/** Reads the files whose content is a picture and that are small enough; `refused` has the names of the others. */
export async function readPictures(
  files: readonly File[],
): Promise<{ pictures: Picture[]; refused: string[] }> {
  const read = await Promise.all(
    files.map(async (file) => ({ id: randomId(), file, address: await previewOf(file) })),
  );
  return {
    pictures: read.filter(({ address }) => address !== ''),
    refused: read.filter(({ address }) => address === '').map(({ file }) => file.name),
  };
}

/** Empty if the file is too large, is no picture or cannot be read. */
async function previewOf(file: File): Promise<string> {
  if (file.size > MOST_BYTES) return '';
  const start = await contentOf(file.slice(0, KIND_BYTES), 'readAsArrayBuffer');
  const type = start instanceof ArrayBuffer ? pictureKind(new Uint8Array(start)) : null;
  if (type === null) return '';
  const address = await contentOf(new Blob([file], { type }), 'readAsDataURL');
  return typeof address === 'string' ? address : '';
}

const contentOf = (file: Blob, how: 'readAsArrayBuffer' | 'readAsDataURL'): Promise<FileReader['result']> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.addEventListener('error', () => resolve(null));
    reader[how](file);
  });
