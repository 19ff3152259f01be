import type { PageModule } from '../../router/page-code';

/** The code of the gallery's pages: in a file of its own, which nobody loads who opens none of them. */
export const GALLERY_CODE = import.meta.glob<PageModule>('/src/pages/{console/gallery,errors}/**/*-page.tsx');
