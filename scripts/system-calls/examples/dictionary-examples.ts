import { CHANGED, type SystemExample } from './example';

const dictionary = {
  typeCode: 'sample_kind',
  typeName: '示例字典',
  izLock: '0',
  remark: '示例数据',
  version: 0,
};

const entry = {
  typeId: '113',
  typeCode: 'rcep_sector',
  dictName: '示例行业',
  dictValue: 'sample',
  izLock: '0',
  sortNo: 5,
  remark: null,
  version: 0,
};

const builtIn = (query: Record<string, string>) => ({ 20000: { as: 'admin' as const, query } });

/** Dictionaries and their entries; those of the sectors are 113 and from 1260 on. */
export const dictionaryExamples: Readonly<Record<string, SystemExample>> = {
  dictPage: { query: { pageNo: 1, pageSize: 10, typeName_LIKE: '行业' } },
  dictList: { query: { typeCode: 'rcep_sector' } },
  insertDict: { body: dictionary, refused: { 20100: { body: { typeCode: 'rcep_sector' } } } },
  updateDict: {
    body: { ...dictionary, id: '113' },
    refused: { 20100: { body: { typeCode: 'risk_level' } } },
  },
  deleteDict: { query: { id: '113' }, refused: builtIn({ id: '100' }) },
  deleteDicts: { query: { ids: '113,114' }, refused: builtIn({ ids: '100,113' }) },
  detailPage: { query: { pageNo: 1, pageSize: 10, typeId_EQ: '113', sortNo_ORDER: 'ASC' } },
  insertDetail: { body: entry, refused: { 20101: { body: { dictValue: 'ev' } } } },
  updateDetail: { body: { ...entry, id: '1260' }, refused: CHANGED },
  deleteDetail: { query: { id: '1260' }, refused: builtIn({ id: '1000' }) },
  deleteDetails: { query: { ids: '1260,1261' }, refused: builtIn({ ids: '1000,1260' }) },
};
