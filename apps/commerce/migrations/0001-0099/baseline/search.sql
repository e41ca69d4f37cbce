-- Synonymous phrases; website_id null: on every site.
create table search_synonym (
  id int generated always as identity primary key, website_id int, phrases text[] not null check (cardinality(phrases) between 2 and 20));

-- Searches for a page instead of shoes.
create table search_redirect (
  id int generated always as identity primary key, website_id int, term text not null, path text not null check (path like '/%'),
  unique nulls not distinct (website_id, term));

-- Daily count of each search. Contains nothing personal.
create table search_term (
  website_id int not null, day date not null default current_date, term text not null check (length(term) between 1 and 80),
  searches int not null, without_results int not null, visitors int not null default 0, primary key (website_id, day, term));
