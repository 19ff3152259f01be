import type { PublicPages } from './page';

/** The library of standards and its tools. */
export const STANDARD_PAGES = {
  standard: {
    path: '/home/standard',
    module: 'portal/standards/library/library',
    texts: ['standard', 'list', 'countries'],
    menu: true,
    search: true,
    facts: { requests: [{ call: 'standard/findPage', query: { pageSize: 20 }, unless: ['*'] }] },
  },
  standardDetails: {
    path: '/home/standard/details/:id',
    module: 'portal/standards/details/details',
    texts: ['standard', 'list', 'countries', 'saved'],
    facts: {
      requests: [{ call: 'standard/get', query: { id: '$id' } }],
      budgets: [{ address: '/home/standard/details/gb-18401-2010' }],
    },
  },
  standardCompare: {
    path: '/home/standard/compare',
    module: 'portal/standards/comparison/comparison',
    texts: ['standard', 'comparison', 'list', 'countries'],
    menu: { below: 'standard' },
    search: true,
    facts: {
      requests: [{ call: 'standard/getSeveral', query: { ids: '$ids' } }],
      budgets: [{ address: '/home/standard/compare?ids=gb-18401-2010,qcvn-01-2017-bct' }],
    },
  },
  standardConsistency: {
    path: '/home/standard/consistency',
    module: 'portal/standards/consistency/consistency',
    texts: ['standard', 'consistency', 'list', 'countries'],
    menu: { below: 'standard' },
    search: true,
    facts: {
      budgets: [
        {},
        { address: '/home/standard/consistency?tab=batch&country=CN' },
        { address: '/home/standard/consistency?tab=library' },
      ],
    },
  },
  standardSpectrum: {
    path: '/home/standard/spectrum',
    module: 'portal/standards/spectrum/spectrum',
    texts: ['standard', 'spectrum', 'list', 'countries', 'chart'],
    menu: { below: 'standard' },
    search: true,
    facts: {
      requests: [
        {
          call: 'standard/getGraph',
          query: { limit: 1000, related: '1' },
          unless: ['country', 'sector'],
        },
      ],
    },
  },
  standardCapability: {
    path: '/home/standard/capability',
    module: 'portal/standards/capability/capability',
    texts: ['capability', 'list', 'chart'],
    menu: { below: 'standard' },
    search: true,
    facts: { budgets: [{}, { address: '/home/standard/capability?step=organisation' }] },
  },
} as const satisfies PublicPages;
