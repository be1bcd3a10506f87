-- A letter belongs to the office that has its contract: those of contracts that were moved before letters went along.
UPDATE letters l SET office_id = k.office_id FROM contracts k WHERE k.code = l.contract_code AND k.office_id <> l.office_id;
