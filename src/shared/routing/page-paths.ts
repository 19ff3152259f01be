/** The addresses that index.html itself knows: it draws them, or asks early for what they need. */
export const HOME_PATH = '/home';
export const TARIFF_PATH = '/home/taxOriginSearch';
export const LOGIN_PATH = '/login';
