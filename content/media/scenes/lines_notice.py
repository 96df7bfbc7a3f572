"""lines-gold and lines-ink (`-- --ink`): quiet siblings of abstract_lines.py that leave one side free for words."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
INK = '--ink' in sys.argv
start(9)
gold = [champagne_gold('g%d'%i, c, r) for i, (c, r) in enumerate((((.86,.62,.34),.22),((.94,.80,.58),.16),((.52,.34,.16),.28)))]
ink = [principled('i%d'%i, c, .55, r) for i, (c, r) in enumerate((((.105,.022,.020),.34),((.050,.016,.015),.38),((.19,.030,.026),.30)))]
red = principled('red', (.55,.006,.02), .6, .26)
def ribbon(pts, width, m, tw):
    V, F = [], []; n = len(pts)
    for i, p in enumerate(pts):
        d = (pts[min(i+1,n-1)]-pts[max(i-1,0)]).normalized(); u = d.cross(Vector((0,1,0))).normalized(); a = tw(i/(n-1))
        s = (u*math.cos(a)+d.cross(u)*math.sin(a))*width/2; V += [tuple(p-s), tuple(p+s)]
    for i in range(n-1): F.append((2*i,2*i+1,2*i+3,2*i+2))
    obj(mesh(V, F, m, True)).modifiers.new('s','SOLIDIFY').thickness = .004
def field_gold(t, k):           # a sheet that climbs out of the lower edge and opens to the right
    x = -8+16.3*t; q = k-.5
    c = Vector((x+.9*q, 1.4*math.sin(x*.33+.5), -3.0+4.6/(1+math.exp(-(x-1.7)*.78))-.10*x))
    o = .10+.90*(.5-.5*math.cos(max(0, min(1, (x+2.2)/9.2))*2.2*math.pi))**1.1
    tw = .35+.75*math.sin(x*.36-.4); s = q*6.6*o
    return c+Vector((-.35*s, s*math.sin(tw), s*math.cos(tw)))+Vector((0, .45*math.sin(x*.75+k*4.6), .20*math.sin(x*.8+k*4.2)))
def field_ink(t, k):            # two families of arcs, as of a page being turned
    a = math.radians(196-150*t); r = 2.1+4.6*k**1.12
    r *= 1+.085*math.sin(a*2.1+k*3.4)+.05*math.sin(a*3.6-k*5)
    return Vector((4.1+1.22*r*math.cos(a)-.5*k, 1.5*math.sin(a*1.6+k*2.6)-.4, -3.9+1.02*r*math.sin(a)*(1-.30*k)))
N, fn = (54, field_ink) if INK else (50, field_gold)
for i in range(N):
    k = i/(N-1)
    m = (red if i in (17, 18) else ink[(0,1,0,2)[i%4]]) if INK else red if i in (15, 34) else gold[(0,1,0,2)[i%4]]
    w = .012+(.040 if INK else .046)*abs(math.sin(k*6.2+.4))**8
    ribbon([fn(j/340, k) for j in range(341)], w, m, lambda t, k=k: .9*math.sin(t*6+k*3)+k*1.2)
cam = camera((0,-14,.9), (0,0,0), lens=52, focus=(2.6,-.5,.2), fstop=.20 if INK else .34)
if INK:
    backdrop(cam, 40, [(0,(.95,.895,.835)),(.55,(.82,.765,.705)),(1,(.62,.57,.515))], radial=(.30,.74,1.05))
    area((-6,-6,8), (0,0,0), (8,4), 1500, (1,.97,.93)); area((7,5,5), (0,0,0), (5,5), 800, (1,.9,.8)); area((0,-10,-5), (0,0,0), (10,2), 150)
    world_gradient([(0,(.16,.15,.14)),(.45,(.34,.32,.30)),(.55,(.78,.75,.71)),(1,(.95,.93,.90))], .6)
    g = dict(exposure=.22, wb=[1.02,1,.965], sharpen=.08, bloom=.03, contrast=1.12, vignette=.10)
else:
    backdrop(cam, 40, [(0,(.040,.027,.016)),(.5,(.012,.009,.007)),(1,(.0028,.0026,.0026))], radial=(.80,.44,.75))
    area((-7,-5,7), (0,0,0), (7,2.5), 1900, (1,.91,.76)); area((8,4,4), (0,0,0), (3,6), 1900, (1,.78,.52)); area((2,-9,-6), (0,0,0), (9,1.5), 420, (1,.82,.62))
    area((0,7,-3), (0,0,0), (10,3), 500, (1,.55,.30))
    world_gradient([(0,(.004,.004,.004)),(.6,(.022,.017,.012)),(1,(.10,.08,.055))], .6)
    g = dict(exposure=.05, sharpen=.08, bloom=.14, contrast=1.1, vignette=.22)
render('lines-ink' if INK else 'lines-gold', g, spp=140 if INK else 320, bounces=4)
