import { randomId } from '@/shared/format/random-id';

/** What the back end takes at most (its file store). */
const MOST_BYTES = 10 * 1024 * 1024;

/** A picture of the device that can be shown: `address` holds its content. */
export interface Picture {
  id: string;
  name: string;
  bytes: number;
  address: string;
}

/** Reads the files that are pictures and small enough; the names of the others are in `refused`. */
export async function readPictures(
  files: readonly File[],
): Promise<{ pictures: Picture[]; refused: string[] }> {
  const isGood = (file: File) => /^image\/(png|jpeg|webp)$/.test(file.type) && file.size <= MOST_BYTES;
  const read = await Promise.all(
    files.filter(isGood).map(async (file) => ({
      id: randomId(),
      name: file.name,
      bytes: file.size,
      address: await contentOf(file),
    })),
  );
  return {
    pictures: read.filter(({ address }) => address !== ''),
    refused: [
      ...files.filter((file) => !isGood(file)).map(({ name }) => name),
      ...read.filter(({ address }) => address === '').map(({ name }) => name),
    ],
  };
}

/** Empty where the file cannot be read. */
const contentOf = (file: File): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => resolve(''));
    reader.readAsDataURL(file);
  });
