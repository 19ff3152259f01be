import { CHANGED, type SystemExample } from './example';

const area = { parentId: '2', areaCode: '900103', areaName: '示例市三' };
const option = { optionCode: 'sample_limit', optionName: '示例参数上限', optionValue: '10', remark: null };

/** Administration of areas, parameters and settings. */
export const settingsExamples: Readonly<Record<string, SystemExample>> = {
  areaTree: { query: { deep: 4 } },
  areaLevel: { query: { parentId: '1' } },
  area: { query: { id: '4' } },
  areaInsert: { body: area, refused: { 20600: { body: { areaCode: '900101' } } } },
  areaUpdate: { body: { ...area, id: '5', version: 0 }, refused: CHANGED },
  areaDelete: { query: { id: '2' }, refused: { 10100: { query: { id: '404' } } } },
  optionPage: { query: { pageNo: 1, pageSize: 10 } },
  option: { query: { id: '300' } },
  optionInsert: { body: option, refused: { 20700: { body: { optionCode: 'sample_contact' } } } },
  optionUpdate: {
    body: { ...option, id: '300', version: 0 },
    refused: { 20702: { body: { id: '200', optionCode: 'def_role' } } },
  },
  optionDelete: { query: { id: '300' }, refused: { 20702: { query: { id: '200' } } } },
  optionDeleteAll: { query: { ids: '300,301' }, refused: { 20702: { query: { ids: '200,300' } } } },
  settings: {},
  settingsUpdate: {
    body: { content_second_reviewer: '1', email_port: '465' },
    refused: { 20701: { body: { no_such_setting: '1' } } },
  },
  keyPair: {
    query: { type: 'RSA' },
    shown: { publicKey: '<public key>', privateKey: '<private key>' },
    refused: { [-1]: { query: { type: 'SM2' } } },
  },
  testMail: {
    body: { to: 'staff01@example.com', subject: '示例邮件', content: '示例正文' },
    refused: { 90401: { body: { to: '' } } },
  },
};
