import { accountExamples } from './account-examples';
import { dictionaryExamples } from './dictionary-examples';
import type { SystemExample } from './example';
import { menuExamples } from './menu-examples';
import { organisationExamples } from './organisation-examples';
import { ownExamples } from './own-examples';
import { roleExamples } from './role-examples';
import { serverExamples } from './server-examples';
import { settingsExamples } from './settings-examples';
import { userExamples } from './user-examples';

/**
 * An example of every call of the system, by operation. To add one: write in the file of its area what is sent; the
 * answers come from the mocks (`answers.ts`) when `npm run openapi` writes the description.
 */
export const systemExamples: Readonly<Record<string, SystemExample>> = {
  ...accountExamples,
  ...ownExamples,
  ...userExamples,
  ...roleExamples,
  ...menuExamples,
  ...dictionaryExamples,
  ...organisationExamples,
  ...settingsExamples,
  ...serverExamples,
};
