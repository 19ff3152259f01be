import { BusinessError } from './api-errors';

/** True if the server may have carried out a call that failed so: it did not answer with a refusal. */
export const mayHaveArrived = (error: unknown): boolean => !(error instanceof BusinessError);
