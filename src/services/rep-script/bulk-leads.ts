import * as z from 'zod/mini';
import {
  type ExportBatchRequest,
  exportBatchAnswer,
  exportedLeadSchema,
} from '#contract/actions/export-batch.ts';
import {
  type ImportLeadsRequest,
  importLeadsAnswer,
  importResultSchema,
} from '#contract/actions/import-leads.ts';
import { ownScript } from './answer-reader.ts';
import { post, postBody, type RepResult } from './transport.ts';

const importAnswer = z.extend(importLeadsAnswer, { results: z.array(importResultSchema) });
const exportAnswer = z.extend(exportBatchAnswer, { leads: z.array(exportedLeadSchema) });

const importFields = ({
  auth,
  importId,
  batchId,
  batchName,
  description,
  columns,
  rows,
}: ImportLeadsRequest) => ({ auth, importId, batchId, batchName, description, columns, rows });

/**
 * Adds a stretch of a file to a batch (`import_leads`). Each row is added whole or not at all, and the answer says which;
 * the same stretch sent again adds nothing twice. For managers.
 */
export function importLeads(
  request: ImportLeadsRequest,
  signal?: AbortSignal,
): Promise<RepResult<z.infer<typeof importAnswer>>> {
  return post({
    action: 'import_leads',
    fields: importFields(request),
    read: ownScript(importAnswer),
    signal,
  });
}

/** How many bytes a stretch is on its way, to keep it under what the script takes (contract/limits.ts). */
export const importBytes = (request: ImportLeadsRequest): number =>
  postBody({ action: 'import_leads', fields: importFields(request) }).toString().length;

/** A page of a batch's leads after a lead (`export_batch`). For managers. */
export function exportBatch(
  { auth, batch, after }: ExportBatchRequest,
  signal?: AbortSignal,
): Promise<RepResult<z.infer<typeof exportAnswer>>> {
  return post({
    action: 'export_batch',
    fields: { auth, batch, after },
    read: ownScript(exportAnswer),
    signal,
  });
}
