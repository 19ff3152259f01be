/** Addresses that are known without the declarations of the pages: to index.html, which draws some of them, and outside of the console. */
export const HOME_PATH = '/home';
export const TARIFF_PATH = '/home/taxOriginSearch';
export const LOGIN_PATH = '/login';
export const CONSOLE_HOME_PATH = '/index';
export const PERSONAL_CENTER_PATH = '/personalCenter/personalCenter';
