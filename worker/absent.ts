/** Stands in for optional parts of libraries that this Worker does not use: see `alias` in wrangler.toml. */
export {}
