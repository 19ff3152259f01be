import * as z from 'zod/mini';
import { ContractError } from './api-errors';

// The page's policy forbids code from strings, which zod would try first.
z.config({ jitless: true });

/** `value` parsed by `schema`; throws `ContractError` for the endpoint at `path`. */
export function checkAnswer<S extends z.ZodMiniType>(path: string, schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw new ContractError(
    path,
    result.error.issues.map((issue) => `${issue.path.join('.') || '(all)'}: ${issue.message}`),
  );
}
