/** An ISO 3166-1 alpha-2 code, as written in addresses and requests. */
export const COUNTRY_CODE = /^[A-Z]{2}$/;
