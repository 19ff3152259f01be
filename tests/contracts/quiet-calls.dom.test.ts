import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import * as areas from '@/features/areas/areas-api';
import { areaEndpoint } from '@/features/areas/areas-schema';
import * as content from '@/features/content/content-api';
import * as editing from '@/features/editing/editing-api';
import * as laws from '@/features/laws/laws-api';
import * as notifications from '@/features/notifications/notifications-api';
import * as organisations from '@/features/organisations/organisations-api';
import * as risks from '@/features/risk-cases/risk-cases-api';
import * as roles from '@/features/roles/roles-api';
import * as standards from '@/features/standards/standards-api';
import * as tenants from '@/features/tenants/tenants-api';
import * as users from '@/features/users/users-api';
import { connectApi } from '@/shared/api/client/connect-api';
import { callApi } from '@/shared/api/client/http-client';
import { useApiServer } from '../support/api-server';
import { recordedPorts } from '../support/recorded-ports';

const server = useApiServer();
let messages: readonly unknown[] = [];

beforeEach(() => {
  const { ports, seen } = recordedPorts({ token: 'jwt' });
  messages = seen.messages;
  connectApi(ports);
  server.use(http.all('*', () => new HttpResponse(null, { status: 503 })));
});

const { signal } = new AbortController();
/** What is sent makes no difference: no call of these is answered. */
const any = {} as never;

describe('a call whose page shows the failure itself shows no notice beside it', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['areas: a level', () => areas.areaLevelQuery('0').queryFn({ signal })],
    ['areas: get', () => areas.getArea('1')],
    ['areas: insert', () => areas.insertArea(any)],
    ['areas: update', () => areas.updateArea(any)],
    ['areas: delete', () => areas.deleteArea('1')],
    ['content: list', () => content.findContent('law', any)],
    ['content: get', () => content.getContent('law', '1')],
    ['content: versions', () => content.findVersions('law', '1')],
    ['content: audit', () => content.findAudit(any)],
    ['content: insert', () => content.insertContent('law', {})],
    ['content: update', () => content.updateContent('law', any)],
    ['content: publish', () => content.publishContent('law', any)],
    ['content: delete one', () => content.deleteContent('law', ['1'])],
    ['content: delete some', () => content.deleteContent('law', ['1', '2'])],
    ['editing: begin', () => editing.editingQuery('law', '1', true).queryFn({ signal })],
    ['editing: end', () => editing.endEditing('law', '1')],
    ['laws: page', () => laws.lawPageQuery(any, 'zh').queryFn({ signal })],
    ['laws: all', () => laws.fetchLaws(any)],
    ['laws: get', () => laws.lawQuery('1', 'zh').queryFn({ signal })],
    ['notifications: list', () => notifications.notificationsQuery('zh').queryFn({ signal })],
    ['notifications: read', () => notifications.readNotifications()],
    ['organisations: tree', () => organisations.orgTreeQuery.queryFn({ signal })],
    ['organisations: get', () => organisations.getOrg('1')],
    ['organisations: insert', () => organisations.insertOrg(any)],
    ['organisations: update', () => organisations.updateOrg(any)],
    ['organisations: delete', () => organisations.deleteOrg('1')],
    ['risk cases: page', () => risks.riskCasePageQuery({}, 'zh').queryFn({ signal })],
    ['risk cases: all', () => risks.allRiskCases({})],
    ['risk cases: get', () => risks.riskCaseQuery('1', 'zh').queryFn({ signal })],
    ['risk cases: terms', () => risks.caseTermsQuery('zh').queryFn({ signal })],
    ['risk cases: of a product', () => risks.casesForProductQuery('940620', 'VN', 'zh').queryFn({ signal })],
    ['roles: list', () => roles.findRoles(any)],
    ['roles: get', () => roles.getRole('1')],
    ['roles: insert', () => roles.insertRole(any)],
    ['roles: update', () => roles.updateRole(any)],
    ['roles: delete', () => roles.deleteRole('1')],
    ['roles: permissions', () => roles.getRolePerms('1')],
    ['standards: page', () => standards.standardPageQuery(any, 'zh').queryFn({ signal })],
    ['standards: all', () => standards.fetchStandards(any)],
    ['standards: get', () => standards.standardQuery('1', 'zh').queryFn({ signal })],
    ['standards: graph', () => standards.standardGraphQuery(any, 'zh').queryFn({ signal })],
    ['standards: adoption', () => standards.standardAdoptionQuery('zh').queryFn({ signal })],
    ['tenants: list', () => tenants.findTenants(any)],
    ['tenants: get', () => tenants.getTenant('1')],
    ['tenants: insert', () => tenants.insertTenant(any)],
    ['tenants: update', () => tenants.updateTenant(any)],
    ['users: list', () => users.findUsers(any)],
    ['users: get', () => users.getUser('1')],
    ['users: insert', () => users.insertUser(any)],
    ['users: update', () => users.updateUser(any)],
    ['users: delete', () => users.deleteUser('1')],
    ['users: enable', () => users.enableUser('1', true)],
  ])('%s', async (_name, call) => {
    await expect(call()).rejects.toMatchObject({ name: 'HttpStatusError', status: 503 });
    expect(messages).toEqual([]);
  });

  it('while any other call does', async () => {
    await expect(callApi(areaEndpoint, { query: { id: '1' } })).rejects.toMatchObject({ status: 503 });
    expect(messages).toHaveLength(1);
  });
});
