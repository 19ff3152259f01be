import { tbtRecords } from '../../data/risk-cases/risk-tbt';
import { publishedWarnings } from '../../content/kinds/risk-warnings';
import type { RiskWarningRecord } from '../../data/risk-warnings/risk-warning-record';
import { sourcesFor } from '../../data/sources';
import { facetPage } from '../../search/facet-page';
import { findPage, PORTAL_OPERATORS } from '../../search/list-query';
import { portalGet } from '../../portal-conventions';
import { warningAsSent } from '../../sent/warning-sent';
import { isFound } from '../../search/text-search';

const entryOf = (record: RiskWarningRecord) => ({
  record,
  importer: record.importer,
  exporter: record.exporters.length === 0 ? ['all'] : record.exporters,
  year: record.date.slice(0, 4),
  date: record.date,
});

/** GET riskWarning/findPage, tbtNotification/findPage */
export const riskWarningHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/riskWarning/findPage', ({ query, locale }) => {
    const newestFirst = new URLSearchParams(query);
    newestFirst.set('date_ORDER', 'DESC');
    const entries = publishedWarnings().map(entryOf);
    const found = entries.filter(({ record }) => isFound(textsOf(record), query.get('q')));
    const page = facetPage(found, newestFirst, ['importer', 'exporter', 'year']);
    return {
      total: page.total,
      available: entries.length,
      rows: page.rows.map(({ record }) => warningAsSent(record, locale)),
      facets: page.facets,
      sources: sourcesFor(['trade-remedies'], locale),
    };
  }),

  portalGet('*/rcep-boot/api/v1/portal/tbtNotification/findPage', ({ query, locale }) => {
    const page = findPage(tbtRecords, query, PORTAL_OPERATORS);
    return {
      total: page.total,
      rows: page.rows.map(({ member, periodType, period, notifications, mark }) => ({
        member,
        periodType,
        period,
        notifications,
        mark,
      })),
      sources: sourcesFor(
        page.rows.map(({ sourceId }) => sourceId),
        locale,
      ),
    };
  }),
];

const textsOf = ({ title, summary }: RiskWarningRecord): string[] => [
  ...Object.values(title),
  ...Object.values(summary),
];
