vcl 4.1;

# Varnish with the vmod xkey, between TLS and the storefronts. Storefronts purge it: CDN_PURGE_URLS names it at
# /.cdn/purge, SHARED_CACHE_SECONDS is above 0. Replace the backend. CDN_PURGE_TOKEN of the environment is the storefronts'
# token; Varnish does not start without it. [decision 170]

import std;
import xkey;

backend storefront {
  .host = "storefront";
  .port = "3000";
  .connect_timeout = 2s;
  .first_byte_timeout = 60s;
}

sub vcl_init {
  if (std.getenv("CDN_PURGE_TOKEN") !~ "^[!-~]+$") {
    return (fail("Set CDN_PURGE_TOKEN to the token of the storefronts."));
  }
}

sub vcl_recv {
  if (req.url == "/.cdn/purge") {
    if (req.method != "POST" || req.http.Authorization != "Bearer " + std.getenv("CDN_PURGE_TOKEN")) {
      return (synth(403, "Forbidden"));
    }
    set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
    return (synth(200, "Purged"));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # The storefront's shared pages are the same for everyone, and set no cookies.
  return (hash);
}

sub vcl_backend_response {
  # Grace and keep come from the answer alone: other answers are not stored.
  set beresp.keep = 0s;
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "^public.*(s-maxage=[1-9]|immutable)") {
    # An answer of maintenance is passed on; any other error is worth an older page.
    if (beresp.status >= 500 && beresp.http.X-Maintenance != "on" && bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    # Requests for what is private do not wait for one another; an error may be gone at the next.
    if (beresp.status < 500) {
      set beresp.ttl = 120s;
    } else {
      set beresp.ttl = 0s;
    }
    set beresp.grace = 0s;
    return (deliver);
  }
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  # 0s without stale-if-error, such as for pictures.
  set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 0s);
}

sub vcl_deliver {
  set resp.http.X-Cdn = "miss";
  if (obj.hits > 0) {
    set resp.http.X-Cdn = "hit";
  }
  unset resp.http.xkey;
}
