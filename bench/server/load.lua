-- Follows a list of paths, given after "--", and says at the end what was measured, as JSON.
local paths = {}
local at = 0

function init(args)
  for index = 1, #args do paths[index] = args[index] end
end

function request()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end

function done(summary, latency)
  local failed = summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.status + summary.errors.timeout
  io.write(string.format('\nresult {"requests":%d,"microseconds":%d,"bytes":%d,"failed":%d,"p50":%d,"p99":%d}\n',
    summary.requests, summary.duration, summary.bytes, failed, latency:percentile(50), latency:percentile(99)))
end
