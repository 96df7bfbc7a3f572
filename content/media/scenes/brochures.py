"""brochures-stack: square-bound blank booklets with red spines on pale stone, one standing fanned open."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
start(351)
def paper(name, c, rough=.62, b=.05):
    m, n = mat(name); v = n.coord('Object'); g = n.noise(9, 3, .7, v); n.out(n.bsdf(c, 0, rough, n.bump(g, b, .01), Specular=.3)); return m
cov = paper('cover', (.80,.785,.755), .45); covd = paper('coverdark', (.040,.036,.035), .42); page = paper('page', (.84,.825,.79)); redm = paper('spine', (.46,.006,.018), .40)
m, n = mat('edges'); v = n.mapping(n.coord('Object'), (1,1,95)); g = n.noise(2.2, 2, .6, v); n.out(n.bsdf(n.ramp(g, [(.3,(.60,.58,.545)),(.7,(.84,.82,.785))]), 0, .7, n.bump(g, .15, .01))); edge = m
m, n = mat('stone'); v = n.coord('Object'); a = n.noise(.075, 5, .62, v, dist=.6); b = n.noise(2.4, 4, .7, v)
n.out(n.bsdf(n.ramp(n.math('ADD', n.math('MULTIPLY', a, .75), n.math('MULTIPLY', b, .25)), [(.3,(.47,.45,.425)),(.5,(.56,.54,.515)),(.72,(.63,.61,.585))]), 0, n.math('ADD', n.math('MULTIPLY', b, .15), .26), n.bump(b, .06, .02))); stone = m
# unit = 1 cm; booklet 17 x 24
A, B = 17., 24.
def P(o, M): o.matrix_world = M@o.matrix_basis; return o
def booklet(x, y, z, yaw, t=.9, c=cov):
    M = Matrix.Translation((x,y,z))@Matrix.Rotation(yaw,4,'Z')
    P(box((A-.25,B-.12,t-.10),(.06,0,t/2),edge,.01),M)
    for s in (.025, t-.025): P(box((A,B,.05),(0,0,s),c,.015),M)
    P(box((.42,B+.01,t+.03),(-A/2+.10,0,t/2),redm,.05,seg=3),M)
    P(box((.5,B+.012,.052),(-A/2+.34,0,t-.022),redm,.012),M)
rnd = random.Random(3); z = 0.
for k, (yaw, t, c) in enumerate(((.10,.95,covd),(-.05,.9,cov),(.16,.9,covd),(.03,.95,cov),(.28,.9,cov))): booklet(-11.5+rnd.uniform(-.35,.35), -2.0+rnd.uniform(-.4,.4), z, yaw+.12, t, c); z += t+.035
booklet(16.5, -9.5, 0, -.52, .9, covd); booklet(17.1, -9.2, .93, -.40, .9, cov)
# one booklet stands, its pages fanned: each page a sheet bent a little about the spine
def sheet(a, bend, m, h=B, w=A-.3, th=.02, r0=.15):
    V, F = [], []; n = 22; x = r0*math.cos(a); y = r0*math.sin(a); d = a
    for i in range(n+1):
        V += [(x,y,0),(x,y,h)]; d = a+bend*math.sin(math.pi*.5*min(1,i/n*1.25)); x += w/n*math.cos(d); y += w/n*math.sin(d)
    for i in range(n): F.append((2*i,2*i+2,2*i+3,2*i+1))
    o = obj(mesh(V, F, m, True)); md = o.modifiers.new('s','SOLIDIFY'); md.thickness = th; return o
M = Matrix.Translation((7.5,10.5,.02))@Matrix.Rotation(math.radians(-62),4,'Z')
N = 46
for i in range(N):
    k = i/(N-1); a = math.radians(-62+124*k); b = .42*math.sin((k-.5)*math.pi)*(-1)+rnd.uniform(-.05,.05); P(sheet(a+rnd.uniform(-.012,.012), b, page, B-.2, A-.45), M@Matrix.Translation((0,0,.1)))
for s in (-1,1): P(sheet(math.radians(72*s), -.10*s, cov, B, A, .07), M)
P(box((.34,.95,B+.02),(-.10,0,B/2),redm,.06,seg=3),M)
plane(400,400,(0,60,0),stone); box((400,2,120),(0,75,60),principled('wall',(.70,.675,.645),0,.8))
# window light with soft bars of shadow
for x in range(-3,4): box((3.2,.4,90),(-78,-30+x*15,60),principled('bar%d'%x,(.1,.1,.1),0,.8),rot=(0,0,.2))
sun((.80,.42,-.52), 5.2, (1,.86,.68), 1.6); area((-60,-10,46),(4,0,6),(50,40),62000,(1,.96,.91)); area((55,-30,40),(0,0,5),(30,30),9000,(.92,.96,1))
world_gradient([(0,(.20,.19,.18)),(.5,(.42,.41,.40)),(1,(.62,.61,.60))], .55)
camera((-17,-62,27),(3.6,2,8.6),lens=38,focus=(-4,-8,4.),fstop=.030)
render('brochures-stack', dict(exposure=-.55, bloom=.05, contrast=1.24, vignette=.20, saturation=1.04, high_tint=[.010,.004,-.008]), spp=30, bounces=6)
