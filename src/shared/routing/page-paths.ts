/** The two addresses that index.html itself knows: it draws the one and asks early for both. */
export const HOME_PATH = '/home';
export const TARIFF_PATH = '/home/taxOriginSearch';
