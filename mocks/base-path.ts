/** Context path of the back end. Handlers include it literally, after a star for any host. */
export const BASE_PATH = '/rcep-boot';
