import type { PageModule } from './page-code';

/** The code of all public pages: in a file of its own, since no first load needs the whole list. */
export const FURTHER_CODE = import.meta.glob<PageModule>('/src/pages/{portal,errors}/**/*-page.tsx');
