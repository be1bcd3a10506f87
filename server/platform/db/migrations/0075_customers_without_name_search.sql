-- Receipts are looked for by a customer's name through the text of contracts, which has it (docs/decisions/0093): this index
-- put a name in order again for each row that it found.
DROP INDEX customers_name_search;
