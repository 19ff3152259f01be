/** Context path of the back end. Handlers write it out in full, after a star for any host. */
export const BASE_PATH = '/rcep-boot';
