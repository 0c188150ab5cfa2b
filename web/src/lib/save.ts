import { api } from './api.ts';
import type { Table } from './table.svelte.ts';

/** Save the record of a game as a file. */
export async function saveRecord(table: Table): Promise<void> {
  const record = await table.trying(() => api.record(table.id, table.tokens));
  if (record === null) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
  link.download = `mathom-${table.state?.game}-${table.id}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
