-- Trigram indexes make "contains" searches fast. The extension ships with PostgreSQL and is trusted:
-- the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
