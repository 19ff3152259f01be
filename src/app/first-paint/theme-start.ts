import { showTheme } from '@/features/theme/show-theme';
import { prefersDark } from '@/features/theme/system-theme';
import { chosenTheme, THEME_KEY, themeOf } from '@/features/theme/theme';
import { readLocalJson } from '@/shared/storage/local-json';
import { isPortal } from './opened-page';

const path = location.hash.slice(1).split('?')[0] ?? '';

// Must run first in the body of index.html: a browser may paint before it has parsed the rest.
showTheme(
  themeOf(
    chosenTheme(readLocalJson(THEME_KEY)),
    isPortal(path.replace(/^\/*$/, '/home')) ? 'portal' : 'console',
    prefersDark(),
  ),
);
