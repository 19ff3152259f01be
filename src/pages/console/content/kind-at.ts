import type { ContentKind } from '@/features/content/content-kind';
import { kindNamed } from './kinds/content-kinds-schema';

/** The kind of content at an address: the last part of its path. Null if there is none. */
export const kindAt = (pathname: string): ContentKind | null => kindNamed(pathname.split('/').at(-1) ?? '');
